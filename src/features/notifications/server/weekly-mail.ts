import type { Figures } from '#features/stats/contract.ts';
import { formatDay, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import { notificationsTexts } from '../texts.ts';
import type { Week } from '../week.ts';
import { inFrame, type MailFrame } from './mails.ts';

export const weeklyFigures = ['views', 'visitors', 'saves', 'leads'] as const satisfies (keyof Figures)[];

export function composeWeekly(frame: MailFrame, week: Week, now: Figures, before: Figures): Mail {
  const locale = frame.owner.language;
  const t = translator(notificationsTexts, locale);
  const text = t('notifications.weekly.text', { from: dayText(week.from, locale), to: dayText(week.to, locale) });
  return inFrame(frame, t('notifications.weekly.subject'), {
    paragraphs: [text],
    figures: weeklyFigures.map((name) => ({
      label: t(`notifications.weekly.${name}`),
      value: formatNumber(now[name], locale),
      note: changeText(now[name] - before[name], locale),
    })),
    action: { label: t('notifications.weekly.action'), link: `${frame.publicUrl}/dashboard` },
  });
}

const dayText = (day: string, locale: Locale): string => formatDay(day, locale, { day: 'numeric', month: 'long' });

function changeText(change: number, locale: Locale): string {
  const t = translator(notificationsTexts, locale);
  if (change === 0) return t('notifications.weekly.same');
  const count = formatNumber(Math.abs(change), locale);
  return change > 0 ? t('notifications.weekly.more', { count }) : t('notifications.weekly.fewer', { count });
}
