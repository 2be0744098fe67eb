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
import { composeInFrame, type MailFrame, notify, sendToOwner } from '../mails.ts';
import { claimOwners, listUnnotifiedTrials, lockUnnotified, type TrialEnd } from './scheduled-queries.ts';

const weeklyFigures = ['views', 'visitors', 'saves', 'leads'] as const satisfies (keyof Figures)[];

export function composeWeekly(frame: MailFrame, week: Week, now: Figures, before: Figures): Mail {
  const locale = frame.owner.language;
  const t = translator(notificationsTexts, locale);
  const text = t('notifications.weekly.text', { from: dayText(week.from, locale), to: dayText(week.to, locale) });
  return composeInFrame(frame, 'weekly', {
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

/** On one line. */
const dayText = (day: string, locale: Locale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long' }).replaceAll(' ', '\u00a0');

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

const day = 86_400_000;
const soonDays = 3;
/** After a longer downtime, the notification would be outdated. */
const lateDays = 7;

/** Notifies three days before a trial ends, and when it has ended. */
export async function notifyTrials(services: Services): Promise<void> {
  const now = services.clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  for (const end of await listUnnotifiedTrials(services.db, 'trialSoon', now, inDays(soonDays)))
    await notifyOnce(services, 'trialSoon', end, Math.ceil((end.endsAt.getTime() - now.getTime()) / day));
  for (const end of await listUnnotifiedTrials(services.db, 'trialEnded', inDays(-lateDays), now))
    await notifyOnce(services, 'trialEnded', end, 0);
}

async function notifyOnce(
  services: Services,
  message: 'trialSoon' | 'trialEnded',
  end: TrialEnd,
  days: number,
): Promise<void> {
  const { userId, endsAt } = end;
  await services.db.transaction(async (tx) => {
    if (!(await lockUnnotified(tx, message, end))) return;
    // The end is part of the stored values, so that a changed end is notified again.
    const values = { days, endsAt: endsAt.getTime() };
    await notify(services, tx, { userId, kind: 'trial', message, values, link: '/subscription' });
  });
}
