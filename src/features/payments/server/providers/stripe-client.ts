import Stripe from 'stripe';
import type { Config } from '#server-kit/config/config.ts';
import { ProviderUnclear } from './port.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

/**
 * The library itself asks once more where a connection was closed, under the same key; everything else that got no
 * answer is for us to look up.
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

/** Cards alone, and no detour over another site: whoever pays stays on the page. */
export const paymentCardsOnly = {
  allowed_payment_method_types: ['card'],
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
} satisfies Stripe.SetupIntentCreateParams;

const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } = Stripe.errors;
const unclear = [StripeAPIError, StripeConnectionError, StripeRateLimitError];

/** A call to Stripe: what came to no answer that can be relied on says so, and the rest is thrown as it is. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (unclear.some((kind) => error instanceof kind))
      throw new ProviderUnclear('Stripe gave no clear answer', { cause: error });
    throw error;
  }
}

/** Undefined for what Stripe does not know. */
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
