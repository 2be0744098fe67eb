import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './order-cards.module.css';
import { cardOrderTexts } from './order-form-texts.ts';

export function OrderFormSkeleton() {
  const t = useTexts(cardOrderTexts);
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('cardOrder.loading')}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
      </div>
    </div>
  );
}
