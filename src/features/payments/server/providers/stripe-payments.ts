import Stripe from 'stripe';
import type { PaymentProvider } from '../port.ts';
import { callStripe, cardsOnly, isRefusal, type StripeSettings } from './stripe-client.ts';
import { isWrongState, stripeIntents } from './stripe-intents.ts';
import { reasonOf } from './stripe-outcome.ts';

type Payments = Pick<PaymentProvider, 'open' | 'confirm' | 'find' | 'cancel'>;
type Opening = Parameters<PaymentProvider['open']>[0];
type Charge = Parameters<PaymentProvider['confirm']>[1];

/** Payment intents: made without a method, so that nothing moves, and confirmed with one. */
export function stripePayments(stripe: Stripe, { publishableKey }: Pick<StripeSettings, 'publishableKey'>): Payments {
  const { outcome, end, decline, find, stand } = stripeIntents(stripe, publishableKey);
  return {
    open: async (payment) => ({ ref: (await make(stripe, payment)).id }),
    confirm: async (ref, asked) => {
      // The same key is answered as it once was, and not as things stand by now: look first.
      const before = await stand(ref);
      if (before.status !== 'open') return before;
      try {
        return outcome(await charge(stripe, ref, asked));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return decline(ref, reasonOf(error));
        if (isRefusal(error) && error.param === 'payment_method') return decline(ref, 'method_gone');
        if (isWrongState(error)) return stand(ref);
        throw error;
      }
    },
    find,
    cancel: async (ref) => outcome(await end(ref)),
  };
}

function make(stripe: Stripe, { key, amount, currency, customer, paymentId }: Opening): Promise<Stripe.PaymentIntent> {
  const metadata = { paymentId: String(paymentId) };
  const wish = { amount, currency: currency.toLowerCase(), customer, metadata, ...cardsOnly };
  return callStripe(() => stripe.paymentIntents.create(wish, { idempotencyKey: key }));
}

const charge = (stripe: Stripe, ref: string, { method, isOffSession }: Charge): Promise<Stripe.PaymentIntent> =>
  callStripe(() =>
    stripe.paymentIntents.confirm(
      ref,
      // With somebody there, the bank's question is asked by Stripe's own script in their browser.
      { payment_method: method, ...(isOffSession ? { off_session: true } : { use_stripe_sdk: true }) },
      { idempotencyKey: `confirm:${ref}` },
    ),
  );
