import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { accountPolicy, deviceDays } from '../domain.ts';
import { deleteEndedUsers } from './deletion/deletion.ts';
import { exportJob, sweepExports } from './export/exports.ts';
import { deleteExpiredOAuthStates } from './google/google-queries.ts';
import { deleteExpiredTokens } from './mail/link-queries.ts';
import { accountMailJob, forgotPasswordJob, registrationTriedJob } from './mail/mails.ts';
import { deleteFreeNames } from './queries.ts';
import { deleteOldEvents } from './session/security-log-queries.ts';
import { deleteExpiredSessions, deleteOldDevices } from './session/session-queries.ts';

const deviceMilliseconds = deviceDays * 86_400_000;
const eventRetentionMilliseconds = accountPolicy.securityEventDays * 86_400_000;

export const accountsJobs = [
  accountMailJob,
  forgotPasswordJob,
  registrationTriedJob,
  exportJob,
  job({
    name: 'sweep-accounts',
    payload: z.unknown(),
    cron: '*/10 * * * *',
    work: async (services: Services) => {
      const { db, clock } = services;
      const now = clock.now();
      await deleteExpiredSessions(db, now);
      await deleteExpiredTokens(db, now);
      await deleteExpiredOAuthStates(db, now);
      await deleteOldDevices(db, new Date(now.getTime() - deviceMilliseconds));
      await deleteFreeNames(db, now);
      await deleteOldEvents(db, new Date(now.getTime() - eventRetentionMilliseconds));
      await deleteEndedUsers(services, now);
      // Last, so that the files of accounts just deleted are removed too.
      await sweepExports(services);
    },
  }),
];
