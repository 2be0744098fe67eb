import { Input } from '#ui/controls/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './list-tools.module.css';
import { useListParams } from './use-list-params.ts';

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed) || typed === '';

/** From a day to a day, either of them open. */
export function FilterDates({ label }: { label: string }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const date = (name: 'from' | 'to') => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field stands inside
    <label className={styles.filter}>
      {t(`adminList.${name}`)}
      <Input
        type="date"
        value={params.get(name) ?? ''}
        onChange={({ currentTarget: { value } }) => isDay(value) && params.set({ [name]: value || undefined })}
      />
    </label>
  );
  return (
    <fieldset className={styles.dates} aria-label={label}>
      {date('from')}
      {date('to')}
    </fieldset>
  );
}
