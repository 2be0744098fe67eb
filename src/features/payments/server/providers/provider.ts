import { AppError, orNotFound } from '#base/app-error.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Services } from '#server-kit/services/services.ts';
import { findCustomer, saveCustomer } from '../methods/method-queries.ts';
import { type PaymentProvider, ProviderUnclear } from './port.ts';
import { createSandboxProvider } from './sandbox.ts';

/** Cached by config, which all requests and jobs of a server share. */
const providers = new WeakMap<Config, PaymentProvider>();

export function providerOf(services: Services): PaymentProvider {
  const cached = providers.get(services.config);
  if (cached) return cached;
  const provider = makeProvider(services);
  providers.set(services.config, provider);
  return provider;
}

// Destructured on purpose: a request context is also a `Services` and must not be retained for the server's lifetime.
function makeProvider({ config, db, clock, log }: Services): PaymentProvider {
  if (config.payments === 'stripe') throw new Error('Stripe is used before it was initialized');
  return createSandboxProvider({ config, db, clock, log });
}

/** Runs before the first call: Stripe's hundreds of modules are loaded only if it is the provider. */
export async function readyProvider({ config }: Pick<Services, 'config'>): Promise<void> {
  if (config.payments !== 'stripe') return;
  const { createStripeProvider } = await import('./stripe.ts');
  providers.set(config, createStripeProvider(config));
}

/** Test helper: replaces the provider with a fake. */
export function useProvider({ config }: Pick<Services, 'config'>, provider: PaymentProvider): void {
  providers.set(config, provider);
}

/** The provider's reference for an owner; created with the first payment method, the same for concurrent requests. */
export async function customerOf(services: Services, userId: number): Promise<string> {
  const { name } = providerOf(services);
  const existing = await findCustomer(services.db, userId, name);
  if (existing) return existing;
  const owner = orNotFound(await findOwner(services.db, userId));
  const key = `customer-${userId}-${owner.createdAt.getTime()}`;
  const created = await answered(services, (provider) => provider.makeCustomer({ key, userId }));
  await saveCustomer(services.db, userId, name, created);
  return (await findCustomer(services.db, userId, name)) ?? created;
}

/** Where no money moves, a missing response only produces a "try again later" error. */
export async function answered<A>(services: Services, question: (provider: PaymentProvider) => Promise<A>): Promise<A> {
  try {
    return await question(providerOf(services));
  } catch (error) {
    if (!(error instanceof ProviderUnclear)) throw error;
    services.log.warn({ err: error }, 'payment provider did not respond');
    throw new AppError('unavailable', { message: 'payments.silent', retryAfterSeconds: 5, cause: error });
  }
}
