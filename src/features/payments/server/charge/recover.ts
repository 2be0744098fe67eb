import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { isFinal, patience } from '../../domain.ts';
import { providerOf } from '../providers/provider.ts';
import type { PaymentRow } from '../queries.ts';
import { listWaitingRefunds } from '../refund/refund-queries.ts';
import { runRefund } from '../refund/refunds.ts';
import { cancelUnopened } from './apply.ts';
import { callProvider, unclear } from './call-provider.ts';
import { confirmWithProvider, lookUp } from './charge.ts';
import { findLastCharge, listWaiting } from './charge-queries.ts';
import { getPayment } from './state.ts';

const batch = 100;

const before = ({ clock }: Services, milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

/** Looks up payments whose response was lost or whose process died; never charges them again. */
export async function recoverPayments(services: Services): Promise<void> {
  const since = before(services, patience.firstLook);
  const { name: provider } = providerOf(services);
  for (let after = 0; ; ) {
    const waiting = await listWaiting(services.db, { provider, since, after, limit: batch });
    for (const { id } of waiting) await logFailure(services, { paymentId: id }, () => recover(services, id));
    const last = waiting.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A failing item must not block the others. */
async function logFailure(services: Services, about: object, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    services.log.error({ ...about, err: error }, 'payment recovery failed');
  }
}

async function recover(services: Services, id: number): Promise<void> {
  const row = await getPayment(services.db, id);
  if (isFinal(row.status)) return;
  if (!row.providerRef) return cancelUnopened(services, id);
  const status = await lookUp(services, id, row.providerRef);
  if ((status === 'open' || status === 'challenge') && (await isOverdue(services, row, status)))
    await cancelAtProvider(services, id, row.providerRef);
}

async function isOverdue(services: Services, row: PaymentRow, status: 'open' | 'challenge'): Promise<boolean> {
  const last = (await findLastCharge(services.db, row.id)) ?? row.createdAt;
  return last <= before(services, patience[status]);
}

/** The provider decides whether the charge or the cancellation came first. */
async function cancelAtProvider(services: Services, id: number, ref: string): Promise<void> {
  const answer = await callProvider(services, id, 'cancel', (provider) => provider.cancel(ref));
  if (answer !== unclear) await confirmWithProvider(services, id, ref, answer);
}

/** Retries refunds without a response under their original idempotency key. */
export async function recoverRefunds(services: Services): Promise<void> {
  for (const { id } of await listWaitingRefunds(services.db, before(services, patience.firstLook)))
    await logFailure(services, { refundId: id }, () => runRefund(services, id));
}
