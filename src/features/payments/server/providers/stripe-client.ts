import Stripe from 'stripe';
import type { Config } from '#server-kit/config/config.ts';
import type { DeclineReason } from '../../domain.ts';
import { type Found, type Outcome, ProviderUnclear } from './port.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

/**
 * The library itself retries once under the same key after a closed connection; every other missing response is looked
 * up by our code.
 */
export function createStripeClient({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 0,
    timeout: 20_000,
    telemetry: false,
    ...(apiUrl && addressOf(new URL(apiUrl))),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) =>
  ({
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
  }) as const;

/** Payment cards only, and no redirects, so that the payer stays on the page. */
export const paymentCardsOnly = {
  allowed_payment_method_types: ['card'],
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
} satisfies Stripe.SetupIntentCreateParams;

const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } = Stripe.errors;
const unclear = [StripeAPIError, StripeConnectionError, StripeRateLimitError];

/** Calls Stripe: converts ambiguous failures to `ProviderUnclear` and rethrows all other errors. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (unclear.some((kind) => error instanceof kind))
      throw new ProviderUnclear('Stripe gave no clear answer', { cause: error });
    throw error;
  }
}

/** Returns undefined if Stripe does not know the object. */
export async function callStripeFor<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await callStripe(call);
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

export const isRefusal = (error: unknown): error is InstanceType<typeof StripeInvalidRequestError> =>
  error instanceof StripeInvalidRequestError;

const reasons = new Map<string, DeclineReason>([
  ['insufficient_funds', 'no_funds'],
  ['expired_card', 'expired_card'],
  ['authentication_required', 'challenge_failed'],
  ['authentication_not_handled', 'challenge_failed'],
  ['payment_intent_authentication_failure', 'challenge_failed'],
  ['incorrect_number', 'wrong_details'],
  ['invalid_number', 'wrong_details'],
  ['incorrect_cvc', 'wrong_details'],
  ['invalid_cvc', 'wrong_details'],
  ['invalid_expiry_month', 'wrong_details'],
  ['invalid_expiry_year', 'wrong_details'],
  ['incorrect_zip', 'wrong_details'],
  ['incorrect_address', 'wrong_details'],
]);

interface Refusal {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

/** The bank's decline code is more specific than Stripe's generic `card_declined`. */
export const reasonOf = ({ code, decline_code }: Refusal): DeclineReason =>
  reasons.get(decline_code ?? '') ?? reasons.get(code ?? '') ?? 'declined';

/** State of an intent. A declined intent could be charged again; the caller must prevent that. */
export function outcomeOf(intent: Stripe.PaymentIntent, publishableKey: string): Outcome {
  if (intent.status === 'succeeded') return { status: 'paid' };
  const refusal = refusalOf(intent);
  if (intent.status === 'canceled') return refusal ? declined(refusal) : { status: 'cancelled' };
  if (intent.status === 'requires_payment_method' && refusal) return declined(refusal);
  if (intent.status !== 'requires_action' || !intent.client_secret) return { status: 'open' };
  return { status: 'challenge', next: { kind: 'stripe', publishableKey, clientSecret: intent.client_secret } };
}

const declined = (refusal: Refusal): Outcome => ({ status: 'declined', reason: reasonOf(refusal) });

/** The error disappears when the intent is touched again; the failed charge remains. */
function refusalOf({ last_payment_error, latest_charge }: Stripe.PaymentIntent): Refusal | undefined {
  if (last_payment_error) return last_payment_error;
  if (!latest_charge || typeof latest_charge === 'string' || latest_charge.status !== 'failed') return undefined;
  return { code: latest_charge.failure_code, decline_code: latest_charge.outcome?.reason };
}

/** Uses the received amount if paid, because the ledger must agree with it. */
export const foundOf = (intent: Stripe.PaymentIntent, outcome: Outcome): Found => ({
  ...outcome,
  amount: outcome.status === 'paid' ? intent.amount_received : intent.amount,
  currency: intent.currency.toUpperCase(),
});
