import { AppError } from '#base/app-error.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { findCustomer, saveCustomer } from '../methods/method-queries.ts';
import { type PaymentProvider, ProviderUnclear } from './port.ts';
import { providerOf } from './provider.ts';

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
