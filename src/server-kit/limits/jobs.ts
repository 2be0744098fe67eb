import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import { rateLimitsTable } from './table.ts';

export const limitsJobs = [
  job({
    name: 'sweep-rate-limits',
    payload: z.unknown(),
    cron: '*/10 * * * *',
    work: async ({ db }: Services) => {
      await db.execute(sql`delete from ${rateLimitsTable} where expire < extract(epoch from now()) * 1000`);
    },
  }),
];
