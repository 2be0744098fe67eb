import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { sweepReports } from './service.ts';

export const errorReportsJobs = [
  job({
    name: 'sweep-error-reports',
    payload: z.unknown(),
    cron: '17 2 * * *',
    work: ({ db, clock }: Services) => sweepReports(db, clock),
  }),
];
