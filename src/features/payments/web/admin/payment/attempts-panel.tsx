import { Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './payment.module.css';

const outcomes = [
  'answered',
  'open',
  'challenge',
  'paid',
  'declined',
  'cancelled',
  'done',
  'failed',
  'unclear',
] as const;

/** Every question that was put to the provider, so that one without an answer is seen. */
export function AttemptsPanel({ attempts }: Pick<AdminPaymentDetail, 'attempts'>) {
  const t = useTexts(paymentAdminTexts);
  return (
    <Panel title={t('paymentAdmin.attempts.title')}>
      {attempts.length === 0 && <p className={styles.quiet}>{t('paymentAdmin.attempts.empty')}</p>}
      <ul className={styles.rows}>
        {attempts.map(({ id, kind, outcome, startedAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <span>{t(`paymentAdmin.attempts.kinds.${kind}`)}</span>
              <DateText className={styles.quiet ?? ''} value={startedAt} time />
            </span>
            <span className={styles.end}>
              <Outcome outcome={outcome} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A word of the provider's that nobody here knows is shown as it is. */
function Outcome({ outcome }: { outcome: string | null }) {
  const t = useTexts(paymentAdminTexts);
  if (outcome === null) return t('paymentAdmin.attempts.waiting');
  const known = outcomes.find((one) => one === outcome);
  return known ? t(`paymentAdmin.attempts.outcomes.${known}`) : <LatinText>{outcome}</LatinText>;
}
