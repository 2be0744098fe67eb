import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './list-tools.module.css';
import { useListParams } from './use-list-params.ts';

interface FilterSelectProps {
  /** Of the address and of the call. */
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

export function FilterSelect({ name, label, options }: FilterSelectProps) {
  const t = useTexts(listTexts);
  const params = useListParams();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands inside
    <label className={styles.filter}>
      {label}
      <Select
        value={params.get(name) ?? ''}
        onChange={({ currentTarget }) => params.set({ [name]: currentTarget.value || undefined })}
      >
        <option value="">{t('adminList.all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
