import { beginRefund, runRefund } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { CancelRefund } from '../cancelling.ts';
import type { Subscription } from '../contract.ts';
import { cancel } from '../lifecycle.ts';
import { notifyCancelled } from './notify.ts';
import { getLiveLocked, type Owner } from './owner-context.ts';
import type { SubscriptionRow } from './queries.ts';
import { getSubscription } from './read.ts';
import { refundOf } from './refund.ts';
import { saveChange } from './save-change.ts';

/** Asked for twice it is cancelled once. */
export async function cancelSubscription(call: Owner): Promise<Subscription> {
  const refunds = await call.db.transaction(async (tx) => {
    const row = await getLiveLocked(tx, call.user.id);
    const cancelRefund = await refundOf(tx, row, call.clock.now());
    const change = cancel(row, call.clock.now(), cancelRefund.refund > 0);
    if (!change) return [];
    const { refund, fee, used } = cancelRefund;
    const cancelled = await saveChange(call, tx, row.id, change, { kind: 'cancelled', data: { refund, fee, used } });
    await notifyCancelled(call, tx, cancelled, refund);
    return refundUnusedDays(call, tx, row, cancelRefund);
  });
  await runAll(call, refunds);
  return getSubscription(call);
}

async function refundUnusedDays(services: Services, tx: Db, { id }: SubscriptionRow, { allocations }: CancelRefund) {
  const refunds: number[] = [];
  for (const { paymentId, amount } of allocations) {
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
