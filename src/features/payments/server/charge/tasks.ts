import { z } from 'zod';

/** Task names are separate, so that the code that adds a job and the code that runs it do not depend on each other. */
export const refundTask = { name: 'run-refund', payload: z.object({ refundId: z.number() }) };

export const reconcileTask = { name: 'settle-payment', payload: z.object({ paymentId: z.number() }) };

/** By the provider's reference, because the row may be deleted with its owner by then. */
export const dropMethodTask = {
  name: 'drop-payment-method',
  payload: z.object({ provider: z.string(), ref: z.string() }),
};
