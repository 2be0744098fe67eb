import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { payingTexts } from '../texts.ts';
import styles from './method-picker.module.css';

export function MethodsWaiting() {
  const t = useTexts(payingTexts);
  return (
    <div className={styles.picker} role="status" aria-busy="true" aria-label={t('paying.picker.loading')}>
      {['first', 'second'].map((place) => (
        <Skeleton key={place} className={styles.waiting ?? ''} shape="block" />
      ))}
    </div>
  );
}
