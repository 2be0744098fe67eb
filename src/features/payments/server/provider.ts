import type { Config } from '#server-kit/config/config.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PaymentProvider } from './port.ts';
import { createSandboxProvider } from './providers/sandbox.ts';
import { createStripeProvider } from './providers/stripe.ts';

/** By the settings, which every call and job of one server shares. */
const made = new WeakMap<Config, PaymentProvider>();

export function providerOf(services: Services): PaymentProvider {
  const known = made.get(services.config);
  if (known) return known;
  const provider = makeProvider(services);
  made.set(services.config, provider);
  return provider;
}

// Picked out: a call is a set of services too, and must not be kept for as long as the server lives.
const makeProvider = ({ config, db, clock, log }: Services): PaymentProvider =>
  config.payments === 'stripe' ? createStripeProvider(config) : createSandboxProvider({ config, db, clock, log });

/** For tests: whoever stands in for the provider. */
export function useProvider({ config }: Pick<Services, 'config'>, provider: PaymentProvider): void {
  made.set(config, provider);
}
