import { AppError } from '#base/app-error.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import type { Raw } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { ProviderName } from '../../domain.ts';
import type { ProviderEvent } from '../providers/port.ts';
import { providerOf } from '../providers/provider.ts';
import { findPaymentByRef } from '../queries.ts';
import { lookUp } from './charge.ts';
import { markApplied, saveEvent } from './charge-queries.ts';
import { getPayment } from './state.ts';
import { reconcileTask } from './tasks.ts';

/**
 * Provider events are never trusted; they only trigger a lookup. Order, duplicates and forged content therefore do not
 * matter, even if an attacker has the key.
 */
export async function receiveEvent(services: Services, name: ProviderName, { bytes, headers }: Raw) {
  const provider = providerOf(services);
  if (provider.name !== name) throw new AppError('not_found');
  const now = services.clock.now();
  const { id: eventId, type, paymentRef } = read(services, () => provider.readEvent(bytes, headers, now));
  const event = { provider: name, eventId, type, paymentRef: paymentRef ?? null, receivedAt: now };
  const { isApplied } = await saveEvent(services.db, event);
  if (!isApplied) {
    if (paymentRef) await reconcileRef(services, paymentRef);
    await markApplied(services.db, event, now);
  }
  return { received: true } as const;
}

/** Signed but unreadable: a redelivery would not help. */
function read({ log }: Services, readEvent: () => ProviderEvent): ProviderEvent {
  try {
    return readEvent();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'provider webhook could not be parsed');
    throw new AppError('invalid_input', { cause: error });
  }
}

/** A paid payment stays paid; a cancelled one is looked up again, because it may have been charged after all. */
async function reconcileRef(services: Services, ref: string): Promise<void> {
  const payment = await findPaymentByRef(services.db, ref);
  if (!payment || payment.status === 'paid') return;
  const isAnswered = await lookUp(services, payment.id, ref).catch((error: unknown) => {
    // Without the database nothing can be stored for later: the provider must redeliver.
    if (isDatabaseUnavailable(error)) throw error;
    services.log.error({ err: error, paymentId: payment.id }, 'payment event could not be processed');
    return undefined;
  });
  if (!isAnswered) await addJob(services.db, reconcileTask, { paymentId: payment.id }, { key: `settle-${payment.id}` });
}

/** Runs in the job queue, which retries until the provider responds. */
export async function reconcileLater(services: Services, paymentId: number): Promise<void> {
  const { status, providerRef } = await getPayment(services.db, paymentId);
  if (status === 'paid' || !providerRef) return;
  if (!(await lookUp(services, paymentId, providerRef))) throw new Error('payment provider did not respond');
}
