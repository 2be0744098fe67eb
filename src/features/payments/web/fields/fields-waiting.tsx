import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { payingTexts } from '../texts.ts';
import styles from './fields.module.css';

/** About as tall as what comes, so that nothing below it jumps. */
export function FieldsWaiting() {
  const t = useTexts(payingTexts);
  return (
    <Stack gap={5} className={styles.waiting} role="status" aria-busy="true" aria-label={t('paying.card.loading')}>
      {['number', 'name', 'rest'].map((field) => (
        <Skeleton key={field} shape="button" className={styles.bar ?? ''} />
      ))}
    </Stack>
  );
}
