import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { listOverdue } from './queries.ts';
import { transitionOrder } from './transitions/transition.ts';

const batch = 200;

/** Processes orders one by one and continues after errors, so that one failing order does not block the others. */
async function expireUnpaid(services: Services): Promise<void> {
  for (const { id } of await listOverdue(services.db, services.clock.now(), batch))
    await transitionOrder(services, { orderId: id, event: 'expire', role: 'system', actorId: null }).catch((error) => {
      // The order was paid or cancelled in the meantime.
      if (error instanceof AppError && error.code === 'conflict') return;
      services.log.error({ err: error, physicalOrder: id }, 'physical card order could not be expired');
    });
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
export const physicalCardsJobs: Job<Services, any>[] = [
  job({ name: 'expire-card-orders', payload: z.object({}), cron: '*/5 * * * *', work: expireUnpaid }),
];
