import Stripe from 'stripe';
import type { DeclineReason } from '../../domain.ts';
import type { Found, Outcome, PaymentProvider } from './port.ts';
import {
  callStripe,
  foundOf,
  isRefusal,
  outcomeOf,
  paymentCardsOnly,
  reasonOf,
  type StripeSettings,
} from './stripe-client.ts';

/** Reads and ends payments at Stripe. */
function stripeIntents({ paymentIntents }: Stripe, publishableKey: string) {
  const outcome = (intent: Stripe.PaymentIntent): Outcome => outcomeOf(intent, publishableKey);

  const retrieve = (ref: string): Promise<Stripe.PaymentIntent> =>
    callStripe(() => paymentIntents.retrieve(ref, { expand: ['latest_charge'] }));

  /** Returns the resulting state: a payment that can no longer be cancelled is paid, or was cancelled before. */
  const end = async (ref: string): Promise<Stripe.PaymentIntent> => {
    try {
      return await callStripe(() => paymentIntents.cancel(ref, { expand: ['latest_charge'] }));
    } catch (error) {
      if (isWrongState(error)) return retrieve(ref);
      throw error;
    }
  };

  /**
   * A declined intent would accept another payment card, so it is cancelled; if it proves paid, that takes precedence.
   */
  const decline = async (ref: string, reason: DeclineReason): Promise<Outcome> => {
    const after = outcome(await end(ref));
    return after.status === 'paid' ? after : { status: 'declined', reason };
  };

  const find = async (ref: string): Promise<Found> => {
    const intent = await retrieve(ref);
    const found = outcome(intent);
    if (found.status !== 'declined' || intent.status === 'canceled') return foundOf(intent, found);
    const ended = await end(ref);
    const after = outcome(ended);
    return foundOf(ended, after.status === 'paid' ? after : found);
  };

  const currentOutcome = async (ref: string): Promise<Outcome> => {
    const { amount: _, currency: __, ...found } = await find(ref);
    return found;
  };

  return { outcome, end, decline, find, currentOutcome };
}

/** Another request came first: the payment has changed state in the meantime. */
const isWrongState = (error: unknown): boolean => isRefusal(error) && error.code === 'payment_intent_unexpected_state';

type Payments = Pick<PaymentProvider, 'open' | 'confirm' | 'find' | 'cancel'>;
type Opening = Parameters<PaymentProvider['open']>[0];
type Charge = Parameters<PaymentProvider['confirm']>[1];

/** Payment intents: created without a method, so that no money moves, and confirmed with one. */
export function stripePayments(stripe: Stripe, { publishableKey }: Pick<StripeSettings, 'publishableKey'>): Payments {
  const { outcome, end, decline, find, currentOutcome } = stripeIntents(stripe, publishableKey);
  return {
    open: async (payment) => ({ ref: (await createIntent(stripe, payment)).id }),
    confirm: async (ref, request) => {
      // Looks up the current state first, because an idempotency key replays the original response.
      const before = await currentOutcome(ref);
      if (before.status !== 'open') return before;
      try {
        return outcome(await charge(stripe, ref, request));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return decline(ref, reasonOf(error));
        if (isRefusal(error) && error.param === 'payment_method') return decline(ref, 'method_gone');
        if (isWrongState(error)) return currentOutcome(ref);
        throw error;
      }
    },
    find,
    cancel: async (ref) => outcome(await end(ref)),
  };
}

function createIntent(
  stripe: Stripe,
  { key, amount, currency, customer, paymentId }: Opening,
): Promise<Stripe.PaymentIntent> {
  const metadata = { paymentId: String(paymentId) };
  const params = { amount, currency: currency.toLowerCase(), customer, metadata, ...paymentCardsOnly };
  return callStripe(() => stripe.paymentIntents.create(params, { idempotencyKey: key }));
}

const charge = (stripe: Stripe, ref: string, { method, isOffSession }: Charge): Promise<Stripe.PaymentIntent> =>
  callStripe(() =>
    stripe.paymentIntents.confirm(
      ref,
      // On-session: Stripe's script shows the bank's challenge in the user's browser.
      { payment_method: method, ...(isOffSession ? { off_session: true } : { use_stripe_sdk: true }) },
      { idempotencyKey: `confirm:${ref}` },
    ),
  );
