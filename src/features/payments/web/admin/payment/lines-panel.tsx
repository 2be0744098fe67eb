import { Panel } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './payment.module.css';

export function LinesPanel({ lines }: Pick<AdminPaymentDetail, 'lines'>) {
  const t = useTexts(paymentAdminTexts);
  return (
    <Panel title={t('paymentAdmin.lines.title')}>
      <ul className={styles.rows}>
        {lines.map(({ text, quantity, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a payment never change
          <li key={index} className={styles.row}>
            <span className={styles.words}>
              <bdi>{text}</bdi>
              {quantity !== 1 && (
                <span className={styles.quiet}>{t('paymentAdmin.lines.quantity', { count: quantity })}</span>
              )}
            </span>
            <AmountText agorot={amount} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
