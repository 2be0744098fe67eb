import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { endOver, noticeRenewals, renewDue } from './renewal/renew.ts';

const payload = z.unknown();

export const subscriptionsJobs = [
  job({ name: 'renew-subscriptions', payload, cron: '*/5 * * * *', work: (services: Services) => renewDue(services) }),
  job({ name: 'end-subscriptions', payload, cron: '*/5 * * * *', work: (services: Services) => endOver(services) }),
  job({ name: 'notice-renewals', payload, cron: '20 * * * *', work: (services: Services) => noticeRenewals(services) }),
];
