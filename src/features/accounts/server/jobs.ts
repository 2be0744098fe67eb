import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { deleteExpiredTokens } from './link-queries.ts';
import { accountMailJob } from './mail-job.ts';
import { deleteEndedUsers } from './queries.ts';
import { deleteExpiredSessions, deleteOldDevices } from './session-queries.ts';

const yearMilliseconds = 365 * 86_400_000;

export const accountsJobs = [
  accountMailJob,
  job({
    name: 'sweep-accounts',
    payload: z.unknown(),
    cron: '*/10 * * * *',
    work: async ({ db, clock }: Services) => {
      const now = clock.now();
      await deleteExpiredSessions(db, now);
      await deleteExpiredTokens(db, now);
      await deleteOldDevices(db, new Date(now.getTime() - yearMilliseconds));
      await deleteEndedUsers(db, now);
    },
  }),
];
