import { AppError } from '#base/app-error.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Services } from '#server-kit/services/services.ts';
import { findCustomer, saveCustomer } from '../methods/method-queries.ts';
import { type PaymentProvider, ProviderUnclear } from './port.ts';
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

/** By which name the provider knows an owner; asked for at the first card, and the same for two who ask at once. */
export async function customerOf(services: Services, userId: number): Promise<string> {
  const { name } = providerOf(services);
  const existing = await findCustomer(services.db, userId, name);
  if (existing) return existing;
  const owner = await findOwner(services.db, userId);
  if (!owner) throw new AppError('not_found');
  const key = `customer-${userId}-${owner.createdAt.getTime()}`;
  const created = await answered(services, (provider) => provider.makeCustomer({ key, userId }));
  await saveCustomer(services.db, userId, name, created);
  return (await findCustomer(services.db, userId, name)) ?? created;
}

/** Where no money moves, a provider that is silent is a reason to try again in a moment, and no more. */
export async function answered<A>(services: Services, question: (provider: PaymentProvider) => Promise<A>): Promise<A> {
  try {
    return await question(providerOf(services));
  } catch (error) {
    if (!(error instanceof ProviderUnclear)) throw error;
    services.log.warn({ err: error }, 'the payment provider gave no answer');
    throw new AppError('unavailable', { message: 'payments.silent', retryAfterSeconds: 5, cause: error });
  }
}
