import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Translator } from '#i18n/translator.ts';
import type { payingTexts } from '../texts.ts';
import { PaymentFieldsProblem } from './payment-fields-handle.ts';

/** What is wrong with a card, by the part of it that can be put right. */
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

/** Undefined for what the fields have said themselves, beside the field that it is about. */
export function problemOf({ type, code = '' }: Pick<StripeError, 'type' | 'code'>): StripeProblem | undefined {
  if (type === 'validation_error') return undefined;
  return problemByCode.get(code) ?? (type === 'card_error' ? 'declined' : 'other');
}

/** Has Stripe check and keep the card; the name of that set-up is the token. */
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
  // Done before, and the answer was lost on the way to us.
  if (error.setup_intent?.status === 'succeeded') return error.setup_intent.id;
  const problem = problemOf(error);
  throw new PaymentFieldsProblem(problem ? t(`paying.problem.${problem}`) : '');
}

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
