import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './payment.module.css';

const parts = ['facts', 'refund', 'rest'];

export function PaymentSkeleton() {
  const t = useTexts(paymentAdminTexts);
  return (
    <div className={styles.panels} role="status" aria-busy="true" aria-label={t('paymentAdmin.loading')}>
      {parts.map((part) => (
        <Card key={part}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </div>
  );
}
