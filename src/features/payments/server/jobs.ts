import { z } from 'zod';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { recoverPayments, recoverRefunds } from './charge/recover.ts';
import { dropMethodTask, reconcileTask, refundTask } from './charge/tasks.ts';
import { reconcileLater } from './charge/webhook.ts';
import { checkLedger } from './ledger/ledger.ts';
import { sweepMethods } from './methods/method-end.ts';
import { providerOf } from './providers/provider.ts';
import { runRefund } from './refund/refunds.ts';

/** A provider that is no longer configured is not called. */
async function dropMethod(services: Services, { provider: name, ref }: { provider: string; ref: string }) {
  const provider = providerOf(services);
  if (provider.name === name) await provider.dropMethod(ref);
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
export const paymentsJobs: Job<Services, any>[] = [
  job({ ...dropMethodTask, work: dropMethod }),
  job({ ...refundTask, work: async (services: Services, { refundId }) => void (await runRefund(services, refundId)) }),
  job({ ...reconcileTask, work: (services: Services, { paymentId }) => reconcileLater(services, paymentId) }),
  job({ name: 'recover-payments', payload: z.unknown(), cron: '* * * * *', work: recoverPayments }),
  job({ name: 'recover-refunds', payload: z.unknown(), cron: '* * * * *', work: recoverRefunds }),
  job({ name: 'sweep-payment-methods', payload: z.unknown(), cron: '23 * * * *', work: sweepMethods }),
  job({ name: 'check-books', payload: z.unknown(), cron: '41 3 * * *', work: checkLedger }),
];
