import { AppError } from '#base/app-error.ts';
import { reconcilePayment } from '#features/payments/server/index.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Order } from '../contract.ts';
import { isOpen } from '../domain.ts';
import { recordChallenge } from './order-purpose.ts';
import { presentOrder } from './present.ts';
import { findByKey, findOwned, type OrderRow } from './queries.ts';

type OwnerCall = Pick<Call<unknown, unknown, unknown>, 'user' | 'db' | 'visitor'>;

async function getOwned({ db, user }: OwnerCall, orderId: number): Promise<OrderRow> {
  const row = await findOwned(db, orderId, user.id);
  if (!row) throw new AppError('not_found');
  return row;
}

export const findOrder = async ({ db, user }: OwnerCall, key: string) => ({
  orderId: (await findByKey(db, user.id, key))?.id ?? null,
});

export const getOrder = async (call: OwnerCall, orderId: number): Promise<Order> =>
  presentOrder(call.db, await getOwned(call, orderId), call.visitor.locale);

/** Asks the provider where that can still change anything; never charges. */
export async function refreshOrder(call: Call<unknown, unknown, unknown>, orderId: number): Promise<Order> {
  const { status, paymentId } = await getOwned(call, orderId);
  if (isOpen(status) && paymentId !== null)
    await recordChallenge(call, orderId, await reconcilePayment(call, paymentId));
  return getOrder(call, orderId);
}
