import { AppError } from '#base/app-error.ts';
import { beginRefund, lockLeft } from '#features/payments/server/index.ts';
import type { Step } from './step.ts';

/**
 * Writes down that money goes back, in the transaction of the move that it follows from: all that is left of it, or as
 * much of a return as was agreed on. The number of the order is in the key, so that it is refunded once.
 */
export async function refundOrder({ services, tx, row, event, role, refund }: Step): Promise<void> {
  const { id, paymentId } = row;
  if (paymentId === null) return;
  const left = await lockLeft(tx, paymentId);
  const amount = event === 'cancel' ? left : (refund ?? left);
  if (amount > left)
    throw new AppError('conflict', {
      message: 'physicalCards.refund.tooMuch',
      fields: { refund: 'physicalCards.refund.tooMuch' },
    });
  if (amount === 0) return;
  const reason = role === 'owner' ? 'cancelled' : 'by_us';
  await beginRefund(services, tx, { paymentId, amount, reason, key: `physical-order-${id}` });
}
