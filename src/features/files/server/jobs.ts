import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { avifJob } from './avif-job.ts';
import { sweepFiles } from './sweep.ts';

export const filesJobs = [
  avifJob,
  job({
    name: 'sweep-files',
    payload: z.unknown(),
    cron: '40 2 * * *',
    work: (services: Services) => sweepFiles(services),
  }),
];
