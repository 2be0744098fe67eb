import { isolatedAgorot } from '#base/money.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Caption, Text } from '#ui/text/text.tsx';
import type { Subscription } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import styles from './cancel-details.module.css';
import { cancelTexts } from './cancel-texts.ts';

interface CancelDetailsProps {
  cancelling: NonNullable<Subscription['cancelling']>;
  trialEndsAt: string | null;
  /** The end of a complimentary plan. */
  complimentaryUntil?: string | undefined;
  isAtOnce: boolean;
}

/** Shows the effects of cancelling before confirmation. */
export function CancelDetails({ cancelling, trialEndsAt, complimentaryUntil, isAtOnce }: CancelDetailsProps) {
  const { refund, fee, used, endsAt } = cancelling;
  const t = useTexts(cancelTexts);
  const { locale } = useLocale();
  const amounts = { paid: isolatedAgorot(refund + fee + used), fee: isolatedAgorot(fee), used: isolatedAgorot(used) };
  const why = used > 0 ? t('cancelPlan.refundUsed', amounts) : t('cancelPlan.refundText', amounts);
  return (
    <>
      {refund > 0 && (
        <Stack gap={1} className={styles.detail}>
          <Caption>{t('cancelPlan.refund')}</Caption>
          <Text size="xl" weight="strong" line="snug" tabular>
            {isolatedAgorot(refund)}
          </Text>
          <Caption>{fee + used > 0 ? why : t('cancelPlan.refundFull')}</Caption>
        </Stack>
      )}
      {!isAtOnce && (
        <Stack gap={1} className={styles.detail}>
          <Caption>{t('cancelPlan.runsUntil')}</Caption>
          <Text size="xl" weight="strong" line="snug" tabular>
            {dayText(endsAt, locale)}
          </Text>
          <Caption>{t('cancelPlan.runsText')}</Caption>
        </Stack>
      )}
      <p>
        {isAtOnce && `${t('cancelPlan.endsNow')} `}
        {isAtOnce && trialEndsAt && `${t('cancelPlan.trial', { date: dayText(trialEndsAt, locale) })} `}
        {complimentaryUntil &&
          complimentaryUntil > endsAt &&
          `${t('cancelPlan.complimentary', { date: dayText(complimentaryUntil, locale) })} `}
        {t('cancelPlan.safe')}
      </p>
    </>
  );
}
