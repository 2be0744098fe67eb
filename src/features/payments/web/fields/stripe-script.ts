import type { Stripe } from '@stripe/stripe-js';

const loading = new Map<string, Promise<Stripe>>();

/** Stripe's own script, from Stripe, when somebody pays and not before. One that did not come is asked for again. */
export function stripeOf(publishableKey: string): Promise<Stripe> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const asked = load(publishableKey);
  loading.set(publishableKey, asked);
  asked.catch(() => loading.delete(publishableKey));
  return asked;
}

async function load(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe runs in a browser only');
  return stripe;
}
