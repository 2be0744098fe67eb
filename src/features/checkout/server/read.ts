import { orNotFound } from '#base/app-error.ts';
import { pick } from '#base/pick.ts';
import { findInvoiceOfPayment } from '#features/invoices/server/index.ts';
import { findPaymentState, reconcilePayment } from '#features/payments/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Order } from '../contract.ts';
import { isOpen } from '../domain.ts';
import { recordChallenge } from './order-purpose.ts';
import { findByKey, findOwned, type OrderRow } from './queries.ts';

/** The order's current state, with the cardholder's next step and the invoice, if any. */
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

/** What was bought, whatever the order's result. */
export const presentBought = (row: OrderRow, locale: Locale) => ({
  ...pick(row, 'type', 'itemId', 'amount', 'currency'),
  cycle: row.details.wish.cycle ?? null,
  title: row.lines[0]?.text[locale] ?? '',
  createdAt: row.createdAt.toISOString(),
});

type OwnerCall = Pick<Call<unknown, unknown, unknown>, 'user' | 'db' | 'visitor'>;

const getOwned = async ({ db, user }: OwnerCall, orderId: number): Promise<OrderRow> =>
  orNotFound(await findOwned(db, orderId, user.id));

export const findOrder = async ({ db, user }: OwnerCall, key: string) => ({
  orderId: (await findByKey(db, user.id, key))?.id ?? null,
});

export const getOrder = async (call: OwnerCall, orderId: number): Promise<Order> =>
  presentOrder(call.db, await getOwned(call, orderId), call.visitor.locale);

/** Queries the provider if the order can still change; never charges. */
export async function refreshOrder(call: Call<unknown, unknown, unknown>, orderId: number): Promise<Order> {
  const { status, paymentId } = await getOwned(call, orderId);
  if (isOpen(status) && paymentId !== null)
    await recordChallenge(call, orderId, await reconcilePayment(call, paymentId));
  return getOrder(call, orderId);
}
