import { Panel } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail, AdminRefund } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './payment.module.css';

const variants: Readonly<Record<AdminRefund['status'], BadgeVariant>> = {
  created: 'warn',
  done: 'good',
  failed: 'bad',
};

export function RefundsPanel({ refunds }: Pick<AdminPaymentDetail, 'refunds'>) {
  const t = useTexts(paymentAdminTexts);
  if (refunds.length === 0) return null;
  return (
    <Panel title={t('paymentAdmin.refunds.title')}>
      <ul className={styles.rows}>
        {refunds.map((refund) => (
          <li key={refund.id} className={styles.row}>
            <span className={styles.words}>
              <span>{t(`paymentAdmin.refunds.reasons.${refund.reason}`)}</span>
              {refund.note && (
                <span className={styles.quiet}>
                  {t('paymentAdmin.refunds.told')} <bdi>{refund.note}</bdi>
                </span>
              )}
              <DateText className={styles.quiet ?? ''} value={refund.settledAt ?? refund.createdAt} time />
            </span>
            <span className={styles.end}>
              <Badge variant={variants[refund.status]} size="sm">
                {t(`paymentAdmin.refunds.statuses.${refund.status}`)}
              </Badge>
              <AmountText agorot={refund.amount} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
