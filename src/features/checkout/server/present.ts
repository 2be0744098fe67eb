import { findInvoiceOfPayment } from '#features/invoices/server/index.ts';
import { findPaymentState } from '#features/payments/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Order } from '../contract.ts';
import { isOpen } from '../domain.ts';
import type { OrderRow } from './queries.ts';

/** As it stands, with what the holder has to do and the invoice where there is one. */
export async function presentOrder(db: Db, row: OrderRow, locale: Locale): Promise<Order> {
  const payment = row.paymentId === null ? undefined : await findPaymentState(db, row.paymentId);
  const invoice = row.paymentId === null ? undefined : await findInvoiceOfPayment(db, row.paymentId);
  const needsChallenge = isOpen(row.status) && payment?.status === 'challenge';
  return {
    orderId: row.id,
    status: needsChallenge ? 'challenge' : row.status,
    next: needsChallenge ? payment.next : null,
    ...presentBought(row, locale),
    reason: row.status === 'declined' ? (payment?.reason ?? null) : null,
    invoiceId: invoice?.id ?? null,
    invoiceNumber: invoice?.number ?? null,
  };
}

/** What it was, whatever became of it. */
export const presentBought = (
  { type, itemId, details, lines, amount, currency, createdAt }: OrderRow,
  locale: Locale,
) => ({
  ...{ type, itemId, amount, currency },
  cycle: details.wish.cycle ?? null,
  title: lines[0]?.text[locale] ?? '',
  createdAt: createdAt.toISOString(),
});
