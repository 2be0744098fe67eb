import type { Stripe } from '@stripe/stripe-js';

const loading = new Map<string, Promise<Stripe>>();

/** Stripe's own script, from Stripe, when somebody pays and not before. One that did not come is asked for again. */
export function stripeOf(publishableKey: string): Promise<Stripe> {
  const existing = loading.get(publishableKey);
  if (existing) return existing;
  const promise = load(publishableKey);
  loading.set(publishableKey, promise);
  promise.catch(() => loading.delete(publishableKey));
  return promise;
}

async function load(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe runs in a browser only');
  return stripe;
}
