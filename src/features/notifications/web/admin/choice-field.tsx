import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

interface ChoiceFieldProps<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}

/** One of a few, or whichever. */
export function ChoiceField<T extends string>({ label, options, value, onChange }: ChoiceFieldProps<T>) {
  const t = useTexts(broadcastsAdminTexts);
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(options.find((one) => one.value === currentTarget.value)?.value)}
      >
        <option value="">{t('broadcastsAdmin.audience.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
