import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { deliverEvent, delivery } from './deliver.ts';
import { sweepTries } from './queries.ts';

const retentionMilliseconds = 86_400_000;

export const sandboxBankJobs = [
  job({ ...delivery, work: (services: Services, { event }) => deliverEvent(services, event) }),
  job({
    name: 'sweep-sandbox-bank',
    payload: z.unknown(),
    cron: '23 3 * * *',
    work: ({ db, clock }: Services) => sweepTries(db, new Date(clock.now().getTime() - retentionMilliseconds)),
  }),
];
