import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Translator } from '#i18n/translator.ts';
import type { payingTexts } from '../texts.ts';
import { PaymentFieldsProblem } from './payment-fields-handle.ts';

/** Error with a payment card, by the part that can be corrected. */
export type StripeProblem = 'number' | 'expiry' | 'cvv' | 'declined' | 'challenge' | 'other';

const problemByCode = new Map<string, StripeProblem>([
  ['invalid_number', 'number'],
  ['incorrect_number', 'number'],
  ['incomplete_number', 'number'],
  ['invalid_expiry_month', 'expiry'],
  ['invalid_expiry_year', 'expiry'],
  ['expired_card', 'expiry'],
  ['invalid_cvc', 'cvv'],
  ['incorrect_cvc', 'cvv'],
  ['card_declined', 'declined'],
  ['setup_intent_authentication_failure', 'challenge'],
  ['payment_intent_authentication_failure', 'challenge'],
]);

/** Returns undefined for errors that the fields already show. */
export function problemOf({ type, code = '' }: Pick<StripeError, 'type' | 'code'>): StripeProblem | undefined {
  if (type === 'validation_error') return undefined;
  return problemByCode.get(code) ?? (type === 'card_error' ? 'declined' : 'other');
}

/** Lets Stripe check and save the payment card; the setup intent's ID is the token. */
export async function stripeToken(
  { stripe, elements }: { readonly stripe: Stripe; readonly elements: StripeElements },
  t: Translator<typeof payingTexts>,
): Promise<string> {
  const { setupIntent, error } = await stripe.confirmSetup({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: location.href },
  });
  if (setupIntent) return setupIntent.id;
  // Already completed; the response was lost.
  if (error.setup_intent?.status === 'succeeded') return error.setup_intent.id;
  const problem = problemOf(error);
  throw new PaymentFieldsProblem(problem ? t(`paying.problem.${problem}`) : '');
}

const loading = new Map<string, Promise<Stripe>>();

/** Loads Stripe's script from Stripe only when a user pays. A failed load is retried. */
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
