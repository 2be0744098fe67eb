import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { batchJob } from './batch-job.ts';
import { goOn, runBatch } from './run.ts';

export const packageMigrationJobs = [
  job({ ...batchJob, work: (services: Services, next) => runBatch(services, next) }),
  job({
    name: 'go-on-with-package-moves',
    payload: z.unknown(),
    cron: '* * * * *',
    work: (services: Services) => goOn(services),
  }),
];
