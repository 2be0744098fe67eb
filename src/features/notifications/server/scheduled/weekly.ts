import { z } from 'zod';
import { listEverPublished } from '#features/profiles/server/index.ts';
import type { Figures } from '#features/stats/contract.ts';
import { figuresOf } from '#features/stats/server/index.ts';
import { formatDay, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { notificationsTexts } from '../../texts.ts';
import { type Week, weekBefore, weekFrom, weekToSummarize } from '../../week.ts';
import { composeInFrame, type MailFrame, sendToOwner } from '../mails.ts';
import { claimOwners } from './scheduled-queries.ts';

const weeklyFigures = ['views', 'visitors', 'saves', 'leads'] as const satisfies (keyof Figures)[];

export function composeWeekly(frame: MailFrame, week: Week, now: Figures, before: Figures): Mail {
  const locale = frame.owner.language;
  const t = translator(notificationsTexts, locale);
  const text = t('notifications.weekly.text', { from: dayText(week.from, locale), to: dayText(week.to, locale) });
  return composeInFrame(frame, {
    subject: t('notifications.weekly.subject'),
    paragraphs: [text],
    figures: weeklyFigures.map((name) => ({
      label: t(`notifications.weekly.${name}`),
      value: formatNumber(now[name], locale),
      note: changeText(now[name] - before[name], locale),
    })),
    actions: [{ label: t('notifications.weekly.action'), link: `${frame.publicUrl}/dashboard` }],
  });
}

const dayText = (day: string, locale: Locale): string => formatDay(day, locale, { day: 'numeric', month: 'long' });

function changeText(change: number, locale: Locale): string {
  const t = translator(notificationsTexts, locale);
  if (change === 0) return t('notifications.weekly.same');
  const count = formatNumber(Math.abs(change), locale);
  return change > 0 ? t('notifications.weekly.more', { count }) : t('notifications.weekly.fewer', { count });
}

const batch = 500;

/**
 * Claims owners and adds jobs in one transaction: one email per owner and week, however often or wherever this runs.
 */
export async function addWeeklyMails({ db, clock }: Services): Promise<void> {
  const week = weekToSummarize(clock.now());
  if (!week) return;
  const addSome = () =>
    db.transaction(async (tx) => {
      const owners = await claimOwners(tx, week.from, clock.now(), batch);
      for (const userId of owners) await addJob(tx, weeklyMailJob, { userId, week: week.from });
      return owners.length;
    });
  while ((await addSome()) > 0);
}

export const weeklyMailJob = job({
  name: 'weekly-mail',
  payload: z.object({ userId: z.number(), week: z.iso.date() }),
  work: async (services: Services, { userId, week: from }) => {
    const week = weekFrom(from);
    const before = weekBefore(week);
    const profiles = await listEverPublished(services.db, userId);
    const now = await figuresOf(services.db, profiles, week.from, week.to);
    const then = await figuresOf(services.db, profiles, before.from, before.to);
    // After a second week without activity, another email of zeros would only annoy; the first one is still sent,
    // because a drop to zero is relevant.
    if (weeklyFigures.every((name) => now[name] === 0 && then[name] === 0)) return;
    await sendToOwner(services, userId, 'weekly', (frame) => composeWeekly(frame, week, now, then));
  },
});
