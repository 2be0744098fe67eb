import { z } from 'zod';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { suspensionMailJob } from './admin/suspension-mail.ts';
import { purgeRemoved } from './own.ts';

export const profilesJobs: Job<Services>[] = [
  job({
    name: 'purge-profiles',
    payload: z.object({}),
    cron: '17 2 * * *',
    work: (services: Services) => purgeRemoved(services),
  }),
  suspensionMailJob,
];
