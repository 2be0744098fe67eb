import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPayment } from '../../admin-contract.ts';
import styles from './payments.module.css';
import { paymentsAdminTexts } from './payments-texts.ts';

/** What a payment is called: what it was for, and its number. */
export function PaymentName({ payment: { id, title, purpose } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <span className={styles.words}>
      <bdi className={styles.title}>{title || t(`paymentsAdmin.purposes.${purpose}`)}</bdi>
      <span className={styles.quiet}>
        <LatinText>#{id}</LatinText> · {t(`paymentsAdmin.purposes.${purpose}`)}
      </span>
    </span>
  );
}
