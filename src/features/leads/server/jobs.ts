import { z } from 'zod';
import { notify, publishEvent } from '#features/notifications/server/index.ts';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { leadsDigestJob, leadsReviewJob } from './digest.ts';
import { claimDueReminders } from './queries.ts';
import { leadWebhookJob } from './webhook/webhook-delivery.ts';

const batch = 100;

/** Notifies and clears the reminder in one transaction, so that each reminder is sent exactly once. */
async function remindOfDue(services: Services): Promise<void> {
  const { db, bus, clock } = services;
  let count: number;
  do {
    count = await db.transaction(async (tx) => {
      const due = await claimDueReminders(tx, clock.now(), batch);
      for (const { id, ownerId, name } of due) {
        const link = `/leads?lead=${id}`;
        await notify(services, tx, { userId: ownerId, kind: 'reminder', message: 'reminder', values: { name }, link });
        await publishEvent(bus, tx, ownerId, 'leads');
      }
      return due.length;
    });
  } while (count === batch);
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
export const leadsJobs: Job<Services, any>[] = [
  leadsDigestJob,
  leadsReviewJob,
  leadWebhookJob,
  job({ name: 'remind-of-leads', payload: z.object({}), cron: '* * * * *', work: remindOfDue }),
];
