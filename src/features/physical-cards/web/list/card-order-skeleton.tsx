import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './card-order.module.css';
import { orderPageTexts } from './order-page-texts.ts';

export function CardOrderSkeleton() {
  const t = useTexts(orderPageTexts);
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('orderPage.loading')}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
      </div>
    </div>
  );
}
