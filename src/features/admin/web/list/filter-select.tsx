import { Select } from '#ui/controls/select.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './list-tools.module.css';
import { useListParams } from './use-list-params.ts';

interface FilterSelectProps<Value extends string> {
  /** Of the address and of the call. */
  name: string;
  label: string;
  values: readonly Value[];
  text: (value: Value) => string;
}

export function FilterSelect<Value extends string>({ name, label, values, text }: FilterSelectProps<Value>) {
  const t = useTexts(listTexts);
  const params = useListParams();
  return (
    <Stack as="label" gap={1} tone="muted" size="xs" className={styles.filter}>
      {label}
      <Select
        value={params.get(name) ?? ''}
        onChange={({ currentTarget }) => params.set({ [name]: currentTarget.value || undefined })}
      >
        <option value="">{t('adminList.all')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {text(value)}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
