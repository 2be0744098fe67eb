import { agorotInSentence } from '#base/money.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import { dayWords } from '../day-words.ts';
import styles from './cancel-facts.module.css';
import { cancelTexts } from './cancel-texts.ts';

interface CancelFactsProps {
  cancelling: NonNullable<Subscription['cancelling']>;
  trialEndsAt: string | null;
  /** Until when a present of ours holds. */
  givenUntil?: string | undefined;
  isAtOnce: boolean;
}

/** What happens by cancelling, before anything does. */
export function CancelFacts({ cancelling, trialEndsAt, givenUntil, isAtOnce }: CancelFactsProps) {
  const { refund, fee, used, endsAt } = cancelling;
  const t = useTexts(cancelTexts);
  const { locale } = useLocale();
  const sums = {
    paid: agorotInSentence(refund + fee + used),
    fee: agorotInSentence(fee),
    used: agorotInSentence(used),
  };
  const why = used > 0 ? t('cancelPlan.refundUsed', sums) : t('cancelPlan.refundText', sums);
  return (
    <>
      {refund > 0 && (
        <div className={styles.fact}>
          <p className={styles.name}>{t('cancelPlan.refund')}</p>
          <p className={styles.value}>{agorotInSentence(refund)}</p>
          <p className={styles.text}>{fee + used > 0 ? why : t('cancelPlan.refundWhole')}</p>
        </div>
      )}
      {!isAtOnce && (
        <div className={styles.fact}>
          <p className={styles.name}>{t('cancelPlan.runsUntil')}</p>
          <p className={styles.value}>{dayWords(endsAt, locale)}</p>
          <p className={styles.text}>{t('cancelPlan.runsText')}</p>
        </div>
      )}
      <p>
        {isAtOnce && `${t('cancelPlan.endsNow')} `}
        {isAtOnce && trialEndsAt && `${t('cancelPlan.trial', { date: dayWords(trialEndsAt, locale) })} `}
        {givenUntil && givenUntil > endsAt && `${t('cancelPlan.given', { date: dayWords(givenUntil, locale) })} `}
        {t('cancelPlan.safe')}
      </p>
    </>
  );
}
