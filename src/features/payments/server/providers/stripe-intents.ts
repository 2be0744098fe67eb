import type Stripe from 'stripe';
import type { DeclineReason } from '../../domain.ts';
import type { Found, Outcome } from '../port.ts';
import { callStripe, isRefusal } from './stripe-client.ts';
import { foundOf, outcomeOf } from './stripe-outcome.ts';

/** How payments stand at Stripe, and how they end there. */
export function stripeIntents({ paymentIntents }: Stripe, publishableKey: string) {
  const outcome = (intent: Stripe.PaymentIntent): Outcome => outcomeOf(intent, publishableKey);

  const look = (ref: string): Promise<Stripe.PaymentIntent> =>
    callStripe(() => paymentIntents.retrieve(ref, { expand: ['latest_charge'] }));

  /** As it stands afterwards: a payment that could not be cancelled any more is paid, or was cancelled before. */
  const end = async (ref: string): Promise<Stripe.PaymentIntent> => {
    try {
      return await callStripe(() => paymentIntents.cancel(ref, { expand: ['latest_charge'] }));
    } catch (error) {
      if (isWrongState(error)) return look(ref);
      throw error;
    }
  };

  /** A declined intent would take another card: it is ended, and what that says about money is believed first. */
  const decline = async (ref: string, reason: DeclineReason): Promise<Outcome> => {
    const after = outcome(await end(ref));
    return after.status === 'paid' ? after : { status: 'declined', reason };
  };

  const find = async (ref: string): Promise<Found> => {
    const intent = await look(ref);
    const found = outcome(intent);
    if (found.status !== 'declined' || intent.status === 'canceled') return foundOf(intent, found);
    const ended = await end(ref);
    const after = outcome(ended);
    return foundOf(ended, after.status === 'paid' ? after : found);
  };

  const stand = async (ref: string): Promise<Outcome> => {
    const { amount: _, currency: __, ...found } = await find(ref);
    return found;
  };

  return { outcome, end, decline, find, stand };
}

/** Somebody else was there first: the payment has gone on meanwhile. */
export const isWrongState = (error: unknown): boolean =>
  isRefusal(error) && error.code === 'payment_intent_unexpected_state';
