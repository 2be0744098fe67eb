import { reasonMax } from '#base/admin-list.ts';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  label?: string;
  hint?: string;
}

/** Why something is done, in words for whoever it is done to. */
export function ReasonField({ value, onChange, error, label, hint }: ReasonFieldProps) {
  const t = useTexts(listTexts);
  return (
    <Field
      label={label ?? t('adminList.act.reason')}
      hint={hint ?? t('adminList.act.reasonHint')}
      error={error}
      required
    >
      <Textarea
        value={value}
        rows={3}
        maxLength={reasonMax}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
