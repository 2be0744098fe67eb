import { Input } from '#ui/controls/input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
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
    <Stack as="label" gap={1} tone="muted" size="xs" className={styles.filter}>
      {t(`adminList.${name}`)}
      <Input
        type="date"
        value={params.get(name) ?? ''}
        onChange={({ currentTarget: { value } }) => isDay(value) && params.set({ [name]: value || undefined })}
      />
    </Stack>
  );
  return (
    <Row as="fieldset" gap={3} shrink className={styles.dates} aria-label={label}>
      {date('from')}
      {date('to')}
    </Row>
  );
}
