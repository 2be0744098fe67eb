import { agorotInSentence } from '#base/money.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import { dayWords } from '../day-words.ts';
import styles from './cancel-facts.module.css';
import { cancelTexts } from './cancel-texts.ts';

interface CancelDoneProps {
  /** As it was told before the click. */
  refund: number;
  subscription: Subscription;
}

export function CancelDone({ refund, subscription: { paid, canResume } }: CancelDoneProps) {
  const t = useTexts(cancelTexts);
  const { locale } = useLocale();
  return (
    <div className={styles.done} role="status">
      {refund > 0 && <p>{t('cancelPlan.doneRefund', { refund: agorotInSentence(refund) })}</p>}
      <p>
        {paid ? t('cancelPlan.doneRuns', { date: dayWords(paid.periodEnd, locale) }) : t('cancelPlan.doneNow')}
        {canResume && ` ${t('cancelPlan.doneBack')}`}
      </p>
    </div>
  );
}
