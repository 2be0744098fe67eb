import { settleCoupon } from '#features/coupons/server/index.ts';
import { publishEvent } from '#features/notifications/server/index.ts';
import type { PaymentState } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OrderStatus } from '../contract.ts';
import { isOpen } from '../domain.ts';
import { findOrder, finishOrder, lockOrder, type OrderRow, setChallenge } from './queries.ts';
import { getSeller, type Sold } from './sellers.ts';

/** Updates the order in the transaction in which its payment settles. */
export const orderPurpose = {
  name: 'order' as const,
  onPaid: fulfilOrder,
  onFailed: closeUnpaidOrder,
  onRefunded: notifySeller,
  subjectOf: findSubject,
};

interface PaymentOf extends Pick<PaymentState, 'id' | 'status'> {
  readonly subjectId: number;
}

/**
 * Returns `refund` for a payment that arrives after the order has ended, or for an item that is no longer available.
 */
async function fulfilOrder(services: Services, tx: Db, { id, subjectId }: PaymentOf): Promise<'kept' | 'refund'> {
  const order = await lockOrder(tx, subjectId);
  if (!order) return 'refund';
  const outcome = isOpen(order.status) ? await fulfil(services, tx, order, id) : 'refund';
  await finish(services, tx, order, outcome === 'kept' ? 'paid' : 'refunded');
  return outcome;
}

const fulfil = (services: Services, tx: Db, order: OrderRow, paymentId: number) =>
  getSeller(services, order.type).fulfil(services, tx, soldBy(order, paymentId));

const soldBy = ({ id: orderId, details, userId, amount }: OrderRow, paymentId: number): Sold => ({
  ...details,
  orderId,
  userId,
  amount,
  paymentId,
});

async function notifySeller(services: Services, tx: Db, { id, subjectId }: PaymentOf, amount: number): Promise<void> {
  const order = await lockOrder(tx, subjectId);
  if (order) await getSeller(services, order.type).refunded?.(services, tx, soldBy(order, id), amount);
}

/** What was sold, with the ID in its own feature. */
async function findSubject(db: Db, { subjectId }: PaymentOf) {
  const order = await findOrder(db, subjectId);
  const kind = order?.type === 'physical-card' ? 'cards' : 'package';
  return order && ({ kind, id: order.itemId } as const);
}

async function closeUnpaidOrder(services: Services, tx: Db, { status, subjectId }: PaymentOf): Promise<void> {
  const order = await lockOrder(tx, subjectId);
  if (order && isOpen(order.status)) await finish(services, tx, order, status === 'declined' ? 'declined' : 'expired');
}

async function finish(
  { bus, clock }: Services,
  tx: Db,
  { id, userId, details }: OrderRow,
  status: OrderStatus,
): Promise<void> {
  const now = clock.now();
  await finishOrder(tx, id, status, now);
  // Of an order that is refunded at once, nothing was bought. A refund of a paid one gives no use back.
  if (details.coupon) await settleCoupon(tx, id, status === 'paid' ? 'redeemed' : 'released', now);
  await publishEvent(bus, tx, userId, 'orders');
}

/** Expires an order that waits for its holder, regardless of a later response of the bank. */
export const expireOrder = (services: Services, orderId: number): Promise<void> =>
  services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status === 'challenge') await finish(services, tx, order, 'expired');
  });

/** A pending payment triggers no callback, so the caller records that it waits for the cardholder. */
export async function recordChallenge({ db }: Services, orderId: number, { status }: PaymentState): Promise<void> {
  if (status === 'challenge') await setChallenge(db, orderId);
}
