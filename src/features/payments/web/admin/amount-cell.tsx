import { AmountText } from '#ui/amount-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPayment } from '../../admin-contract.ts';
import styles from './payments.module.css';
import { paymentsAdminTexts } from './payments-texts.ts';

/** What was charged, and under it what is back. */
export function AmountCell({ payment: { amount, refunded } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <span className={styles.amount}>
      <AmountText agorot={amount} />
      {refunded > 0 && (
        <span className={styles.back}>
          {t('paymentsAdmin.isBack')} <AmountText agorot={refunded} />
        </span>
      )}
    </span>
  );
}
