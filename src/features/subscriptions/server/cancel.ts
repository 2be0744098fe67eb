import { beginRefund, runRefund } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { CancelRefund } from '../cancelling.ts';
import type { Subscription } from '../contract.ts';
import { cancel } from '../life.ts';
import { keepChange } from './keep.ts';
import { getLiveLocked, type Owner } from './own.ts';
import type { SubscriptionRow } from './queries.ts';
import { getSubscription } from './read.ts';
import { refundOf } from './refund.ts';
import { tellCancelled } from './telling.ts';

/** Asked for twice it is cancelled once. */
export async function cancelSubscription(call: Owner): Promise<Subscription> {
  const refunds = await call.db.transaction(async (tx) => {
    const row = await getLiveLocked(tx, call.user.id);
    const back = await refundOf(tx, row, call.clock.now());
    const change = cancel(row, call.clock.now(), back.refund > 0);
    if (!change) return [];
    const { refund, fee, used } = back;
    const cancelled = await keepChange(call, tx, row.id, change, { kind: 'cancelled', data: { refund, fee, used } });
    await tellCancelled(call, tx, cancelled, refund);
    return refundUnusedDays(call, tx, row, back);
  });
  await runAll(call, refunds);
  return getSubscription(call);
}

async function refundUnusedDays(services: Services, tx: Db, { id }: SubscriptionRow, { parts }: CancelRefund) {
  const refunds: number[] = [];
  for (const { paymentId, amount } of parts) {
    const key = `sub:${id}:cancel:${paymentId}`;
    refunds.push(await beginRefund(services, tx, { paymentId, amount, reason: 'cancelled', key }));
  }
  return refunds;
}

/** One that cannot be run now is run by the payments feature, which looks for such. */
async function runAll(services: Services, refunds: readonly number[]): Promise<void> {
  for (const id of refunds)
    await runRefund(services, id).catch((error) =>
      services.log.warn({ err: error, refund: id }, 'a refund has to wait'),
    );
}
