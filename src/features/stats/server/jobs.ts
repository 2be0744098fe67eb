import { z } from 'zod';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { eventMonths } from '../domain.ts';
import * as monthQueries from './counting/month-queries.ts';
import { deleteDaysBefore, deleteSumsOf, listDeletedProfiles } from './queries.ts';

const futureMonths = 2;
const profilesAtOnce = 200;

/** Creates the partitions of this and the next months ahead, so that no event has to, and drops expired ones. */
async function rotateMonths({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  for (let ahead = 0; ahead <= futureMonths; ahead += 1)
    await db.transaction((tx) => monthQueries.ensureMonth(tx, monthQueries.monthAfter(now, ahead)));
  for (const month of await monthQueries.listMonths(db))
    if (monthQueries.isMonthBefore(month, monthQueries.monthAfter(now, -eventMonths)))
      await monthQueries.dropMonth(db, month);
}

/** Deletes all statistics of purged profiles. The sums are deleted last, because they identify those profiles. */
async function purgeDeletedProfiles({ db }: Services): Promise<void> {
  for (;;) {
    const deleted = await listDeletedProfiles(db, profilesAtOnce);
    if (deleted.length === 0) return;
    for (const month of await monthQueries.listMonths(db)) await monthQueries.deleteEventsOf(db, month, deleted);
    await deleteSumsOf(db, deleted);
  }
}

export const statsJobs: Job<Services>[] = [
  job({ name: 'turn-event-months', payload: z.object({}), cron: '41 1 * * *', work: rotateMonths }),
  job({
    // Hourly: midnight in Israel is 21:00 or 22:00 UTC, and an event of the last second may still be pending.
    name: 'forget-visitors',
    payload: z.object({}),
    cron: '5 * * * *',
    work: ({ db, clock }: Services) => deleteDaysBefore(db, dateInIsrael(clock.now())),
  }),
  job({ name: 'sweep-stats', payload: z.object({}), cron: '23 2 * * *', work: purgeDeletedProfiles }),
];
