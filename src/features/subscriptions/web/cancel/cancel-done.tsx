import { isolatedAgorot } from '#base/money.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import { cancelTexts } from './cancel-texts.ts';

interface CancelDoneProps {
  /** The refund as displayed before the click. */
  refund: number;
  subscription: Subscription;
}

export function CancelDone({ refund, subscription: { paid, canResume } }: CancelDoneProps) {
  const t = useTexts(cancelTexts);
  const { locale } = useLocale();
  return (
    <Stack gap={3} role="status">
      {refund > 0 && <p>{t('cancelPlan.doneRefund', { refund: isolatedAgorot(refund) })}</p>}
      <p>
        {paid ? t('cancelPlan.doneRuns', { date: dayText(paid.periodEnd, locale) }) : t('cancelPlan.doneNow')}
        {canResume && ` ${t('cancelPlan.doneBack')}`}
      </p>
    </Stack>
  );
}
