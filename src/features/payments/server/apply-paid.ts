import { issueInvoice } from '#features/invoices/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { beginRefund } from './begin-refund.ts';
import { bookPayment } from './books.ts';
import { settleMethod } from './method-end.ts';
import { isOncePaid } from './once-queries.ts';
import { purposeOf } from './purposes.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { tellPaid } from './tell.ts';

/** Money has come: under the lock of the payment, in one transaction with all that follows from it. */
export async function applyPaid(services: Services, tx: Db, row: PaymentRow): Promise<PaymentRow> {
  const now = services.clock.now();
  const settled = { status: 'paid', reason: null, next: null, settledAt: now } as const;
  const isSecond = row.onceKey !== null && (await isOncePaid(tx, row.onceKey));
  const paid = await updatePayment(tx, row.id, { ...settled, ...(isSecond && { onceKey: null }) });
  const wish = isSecond ? 'refund' : await purposeOf(services, row.purpose).onPaid(services, tx, paid);
  await settleMethod(services, tx, paid, now);
  if (wish === 'kept') await tellPaid(services, tx, paid);
  // After all that may have to wait: everybody else who is paid waits for the number.
  await bookPayment(tx, paid, await invoice(tx, paid, now), now);
  if (wish === 'refund') await refundUnexpected(services, tx, paid);
  return paid;
}

const invoice = (tx: Db, { id, userId, lines, amount, locale, brand, last4 }: PaymentRow, issuedAt: Date) =>
  issueInvoice(tx, { userId, paymentId: id, lines, gross: amount, locale, paidBy: `${brand} ${last4}`, issuedAt });

async function refundUnexpected(services: Services, tx: Db, { id, amount }: PaymentRow): Promise<void> {
  // It has paid for nothing: another payment may.
  await updatePayment(tx, id, { onceKey: null });
  await beginRefund(services, tx, { paymentId: id, amount, reason: 'too_late', key: `too-late-${id}` });
}
