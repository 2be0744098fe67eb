import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { useTexts } from '#ui/locale.tsx';
import { payingTexts } from '../texts.ts';
import styles from './fields.module.css';

/** About as tall as the fields, to avoid a layout shift. */
export function FieldsWaiting() {
  const t = useTexts(payingTexts);
  return (
    <SkeletonGroup
      label={t('paying.card.loading')}
      gap={5}
      className={styles.waiting}
      shapes={['button', 'button', 'button']}
      shapeClassName={styles.bar}
    />
  );
}
