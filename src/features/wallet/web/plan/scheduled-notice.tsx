import { CalendarClock } from 'lucide-react';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { walletTexts } from '../texts.ts';

interface ScheduledNoticeProps {
  scheduled: NonNullable<Subscription['scheduled']>;
}

/** What takes over at the end of the period. */
export function ScheduledNotice({ scheduled: { packageName, cycle, price, at } }: ScheduledNoticeProps) {
  const t = useTexts(walletTexts);
  return (
    <Notice icon={CalendarClock} tone="sea" title={t('wallet.plan.scheduled', { name: packageName })}>
      {t('wallet.plan.from')} <DateText value={at} />: <AmountText agorot={price} /> {t(`wallet.plan.${cycle}`)}
    </Notice>
  );
}
