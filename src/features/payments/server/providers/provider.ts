import type { Config } from '#server-kit/config/config.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PaymentProvider } from './port.ts';
import { createSandboxProvider } from './sandbox.ts';

/** By the settings, which every call and job of one server shares. */
const providers = new WeakMap<Config, PaymentProvider>();

export function providerOf(services: Services): PaymentProvider {
  const cached = providers.get(services.config);
  if (cached) return cached;
  const provider = makeProvider(services);
  providers.set(services.config, provider);
  return provider;
}

// Picked out: a call is a set of services too, and must not be kept for as long as the server lives.
function makeProvider({ config, db, clock, log }: Services): PaymentProvider {
  if (config.payments === 'stripe') throw new Error('Stripe is asked before it was made ready');
  return createSandboxProvider({ config, db, clock, log });
}

/** Before the first call: Stripe's hundreds of modules are loaded only where it is the provider. */
export async function readyProvider({ config }: Pick<Services, 'config'>): Promise<void> {
  if (config.payments !== 'stripe') return;
  const { createStripeProvider } = await import('./stripe.ts');
  providers.set(config, createStripeProvider(config));
}

/** For tests: whoever stands in for the provider. */
export function useProvider({ config }: Pick<Services, 'config'>, provider: PaymentProvider): void {
  providers.set(config, provider);
}
