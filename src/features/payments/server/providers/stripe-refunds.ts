import type Stripe from 'stripe';
import { type PaymentProvider, ProviderUnclear } from '../port.ts';
import { callStripe, isRefusal } from './stripe-client.ts';

type Refund = Parameters<PaymentProvider['refund']>[0];

/** Money on its way back is neither done nor failed yet: whoever asks again finds out. */
export const stripeRefunds = (stripe: Stripe): Pick<PaymentProvider, 'refund'> => ({
  refund: async (asked) => {
    const { id, status } = (await findRefund(stripe, asked)) ?? (await makeRefund(stripe, asked));
    if (status === 'succeeded') return { ref: id, status: 'done' };
    if (status === 'failed' || status === 'canceled') return { ref: id, status: 'failed' };
    throw new ProviderUnclear(`Stripe says that refund ${id} is ${status}`);
  },
});

/** Stripe forgets keys after a day, and answers them as things once stood: what was made is looked for by its mark. */
async function findRefund(stripe: Stripe, { key, ref }: Refund): Promise<Stripe.Refund | undefined> {
  const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: ref, limit: 100 }));
  return data.find(({ metadata }) => metadata?.key === key);
}

/** What Stripe refuses was never made and has no name there: more than is left of the payment, above all. */
async function makeRefund(stripe: Stripe, { key, ref, amount }: Refund): Promise<Pick<Stripe.Refund, 'id' | 'status'>> {
  try {
    return await callStripe(() =>
      stripe.refunds.create({ payment_intent: ref, amount, metadata: { key } }, { idempotencyKey: key }),
    );
  } catch (error) {
    if (isRefusal(error)) return { id: '', status: 'failed' };
    throw error;
  }
}
