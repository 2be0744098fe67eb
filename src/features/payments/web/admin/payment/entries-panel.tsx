import { Panel } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './payment.module.css';

/** Where the money moved: the lines of each entry come to zero. */
export function EntriesPanel({ entries }: Pick<AdminPaymentDetail, 'entries'>) {
  const t = useTexts(paymentAdminTexts);
  return (
    <Panel title={t('paymentAdmin.books.title')}>
      {entries.length === 0 && <p className={styles.quiet}>{t('paymentAdmin.books.empty')}</p>}
      <ul className={styles.rows}>
        {entries.map(({ id, kind, createdAt, lines }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.words}>
              <span>{t(`paymentAdmin.books.kinds.${kind}`)}</span>
              <DateText className={styles.quiet ?? ''} value={createdAt} time />
            </span>
            <dl className={styles.lines}>
              {lines.map(({ account, amount }) => (
                <div key={account} className={styles.line}>
                  <dt className={styles.quiet}>{t(`paymentAdmin.books.accounts.${account}`)}</dt>
                  <dd className={styles.sum}>
                    <AmountText agorot={amount} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
