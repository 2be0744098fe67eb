import type { Services } from '#server-kit/services/services.ts';
import { notify } from '../notify.ts';
import { listUnnotifiedTrials, lockUnnotified, type TrialEnd } from './scheduled-queries.ts';

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
    await notify(services, tx, { userId, kind: 'trial', message, values, link: '/account' });
  });
}
