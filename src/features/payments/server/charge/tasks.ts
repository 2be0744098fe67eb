import { z } from 'zod';

/** Work that is added in one place and done in another: here is its name, so that neither needs to know the other. */
export const refundTask = { name: 'run-refund', payload: z.object({ refundId: z.number() }) };

export const reconcileTask = { name: 'settle-payment', payload: z.object({ paymentId: z.number() }) };

/** By the provider's own name: the row may be gone with its owner by then. */
export const dropMethodTask = {
  name: 'drop-payment-method',
  payload: z.object({ provider: z.string(), ref: z.string() }),
};
