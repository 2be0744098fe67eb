import { z } from 'zod';
import { notify, publishEvent } from '#features/notifications/server/index.ts';
import { addJob, type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { leadPath } from '../domain.ts';
import { leadsDigestJob, leadsReviewJob } from './digest.ts';
import { leadMailJob } from './mail.ts';
import { claimDueReminders } from './queries.ts';
import { sweepDeliveriesJob } from './webhook/webhook-admin.ts';
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
        const reminder = { kind: 'reminder', message: 'reminder', values: { name }, mail: false } as const;
        await notify(services, tx, { ...reminder, userId: ownerId, link: leadPath(id) });
        await addJob(tx, leadMailJob, { ownerId, leadId: id, message: 'reminder' });
        await publishEvent(bus, tx, ownerId, 'leads');
      }
      return due.length;
    });
  } while (count === batch);
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
export const leadsJobs: Job<Services, any>[] = [
  leadMailJob,
  leadsDigestJob,
  leadsReviewJob,
  leadWebhookJob,
  sweepDeliveriesJob,
  job({ name: 'remind-of-leads', payload: z.object({}), cron: '* * * * *', work: remindOfDue }),
];
