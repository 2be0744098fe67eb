import { z } from 'zod';
import { figuresOf } from '#features/stats/server/index.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { weekBefore, weekFrom, weekToSumUp } from '../week.ts';
import { sendToOwner } from './mail-job.ts';
import { composeWeekly, weeklyFigures } from './weekly-mail.ts';
import { claimOwners, listShownProfiles } from './weekly-queries.ts';

const batch = 500;

/** Who is due is written down together with the job: one mail an owner and week, however often and wherever this runs. */
export async function addWeeklyMails({ db, clock }: Services): Promise<void> {
  const week = weekToSumUp(clock.now());
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
    const profiles = await listShownProfiles(services.db, userId);
    const now = await figuresOf(services.db, profiles, week.from, week.to);
    const then = await figuresOf(services.db, profiles, before.from, before.to);
    // After a second week in which nothing happened, one more letter of noughts would only be a bother; the first one
    // still comes, because falling to nothing is news.
    if (weeklyFigures.every((name) => now[name] === 0 && then[name] === 0)) return;
    await sendToOwner(services, userId, 'weekly', (frame) => composeWeekly(frame, week, now, then));
  },
});
