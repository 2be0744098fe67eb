import type { PaymentRow } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { renew } from '../../lifecycle.ts';
import { notifyRenewed } from '../notify.ts';
import { lockSubscription, updateSubscription } from '../queries.ts';
import { saveChange } from '../save-change.ts';
import { applyFailure } from './failure.ts';

/** Money for a subscription that is gone, cancelled or upgraded since goes back where it came from. */
async function onPaid(services: Services, tx: Db, payment: PaymentRow): Promise<'kept' | 'refund'> {
  const row = await lockSubscription(tx, payment.subjectId);
  if (row?.paymentId !== payment.id) return 'refund';
  const change = renew(row, payment.amount);
  if (!change) return 'refund';
  const { packageType, cycle } = change;
  const kind = packageType === row.packageType && cycle === row.cycle ? 'renewed' : 'changed';
  const data = { paymentId: payment.id, amount: payment.amount, packageType, cycle };
  await notifyRenewed(services, tx, await saveChange(services, tx, row.id, change, { kind, data }));
  return 'kept';
}

async function onFailed(services: Services, tx: Db, payment: PaymentRow): Promise<void> {
  const row = await lockSubscription(tx, payment.subjectId);
  if (row?.paymentId !== payment.id) return;
  // Nobody was ever asked for it, because we went down first: the owner is not to pay for that with a try.
  if (payment.status === 'cancelled' && !payment.providerRef)
    return void (await updateSubscription(tx, row.id, { paymentId: null }));
  const { amount, reason, id: paymentId } = payment;
  await applyFailure(services, tx, row, { amount, reason, paymentId });
}

const subjectOf = async (_: Db, { subjectId }: PaymentRow) => ({ kind: 'subscription', id: subjectId }) as const;

/** What a payment that renews a subscription has come to. */
export const renewalPurpose = { name: 'renewal' as const, onPaid, onFailed, subjectOf };
