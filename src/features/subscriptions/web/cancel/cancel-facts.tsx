import { agorotInSentence } from '#base/money.ts';
import { Stack } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
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
        <Stack gap={1} className={styles.fact}>
          <Text tone="muted" size="s">
            {t('cancelPlan.refund')}
          </Text>
          <Text size="xl" weight="strong" line="snug" tabular>
            {agorotInSentence(refund)}
          </Text>
          <Text tone="muted" size="s">
            {fee + used > 0 ? why : t('cancelPlan.refundWhole')}
          </Text>
        </Stack>
      )}
      {!isAtOnce && (
        <Stack gap={1} className={styles.fact}>
          <Text tone="muted" size="s">
            {t('cancelPlan.runsUntil')}
          </Text>
          <Text size="xl" weight="strong" line="snug" tabular>
            {dayWords(endsAt, locale)}
          </Text>
          <Text tone="muted" size="s">
            {t('cancelPlan.runsText')}
          </Text>
        </Stack>
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
