import { CalendarClock } from 'lucide-react';
import { agorotInSentence } from '#base/money.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Subscription } from '../../contract.ts';
import { dayWords } from '../day-words.ts';
import { plansTexts } from './plans-texts.ts';
import { UndoButton } from './undo-button.tsx';

interface ScheduledNoticeProps {
  mine: Subscription;
}

/** What waits for the end of the period, and the way to take it back. */
export function ScheduledNotice({ mine }: ScheduledNoticeProps) {
  const t = useTexts(plansTexts);
  const { locale } = useLocale();
  const { scheduled } = mine;
  if (!scheduled) return null;
  const names = { date: dayWords(scheduled.at, locale), name: scheduled.packageName };
  return (
    <Notice
      icon={CalendarClock}
      tone="sea"
      title={t('plans.scheduled.title', names)}
      action={
        <UndoButton mine={mine} size="sm">
          {t('plans.scheduled.undo')}
        </UndoButton>
      }
    >
      {t(`plans.scheduled.${scheduled.cycle}`, { price: agorotInSentence(scheduled.price) })}
    </Notice>
  );
}
