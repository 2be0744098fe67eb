import { classNames } from '#ui/class-names.ts';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPayment } from '../../admin-contract.ts';
import styles from './payments.module.css';
import { paymentsAdminTexts } from './payments-texts.ts';

/** Whoever paid; of an account that is gone only its number is left. */
export function OwnerCell({ payment: { owner, userId } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <span className={classNames(styles.words, styles.owner)}>
      {owner ? <bdi className={styles.title}>{owner.displayName || owner.username}</bdi> : t('paymentsAdmin.gone')}
      {owner ? (
        <LatinText className={styles.quiet ?? ''}>{owner.email}</LatinText>
      ) : (
        <span className={styles.quiet}>{t('paymentsAdmin.user', { id: String(userId) })}</span>
      )}
    </span>
  );
}
