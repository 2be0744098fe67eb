import { orNotFound } from '#base/app-error.ts';
import { pick } from '#base/pick.ts';
import type { ExportSection } from '#features/accounts/server/index.ts';
import { applyCoupon } from '#features/coupons/server/index.ts';
import { splitVat } from '#features/invoices/domain.ts';
import { findInvoiceOfPayment, titleOf, vatRateAt } from '#features/invoices/server/index.ts';
import { findPaymentState, reconcilePayment } from '#features/payments/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Order, PayBody, PurchaseRequest, Quote } from '../contract.ts';
import { isOpen } from '../domain.ts';
import { recordChallenge } from './order-purpose.ts';
import { findByKey, findOwned, hasBought, listOfOwner, type OrderRow } from './queries.ts';
import { type Buyer, getSeller, type Offer, type OrderDetails } from './sellers.ts';

/** The order's current state, with the cardholder's next step and the invoice, if any. */
async function presentOrder(db: Db, row: OrderRow, locale: Locale): Promise<Order> {
  const payment = row.paymentId === null ? undefined : await findPaymentState(db, row.paymentId);
  const invoice = row.paymentId === null ? undefined : await findInvoiceOfPayment(db, row.paymentId);
  const needsChallenge = isOpen(row.status) && payment?.status === 'challenge';
  return {
    orderId: row.id,
    status: needsChallenge ? 'challenge' : row.status,
    next: needsChallenge ? payment.next : null,
    ...presentBought(row, locale),
    hasConsent: row.details.consent !== null,
    reason: row.status === 'declined' ? (payment?.reason ?? null) : null,
    invoiceId: invoice?.id ?? null,
    invoiceNumber: invoice?.number ?? null,
  };
}

const presentCoupon = ({ coupon }: Pick<OrderDetails, 'coupon'>): Quote['coupon'] =>
  coupon ? pick(coupon, 'code', 'discount') : null;

/** What was bought, whatever the order's result. */
const presentBought = (row: OrderRow, locale: Locale) => ({
  ...pick(row, 'type', 'itemId', 'amount', 'currency'),
  coupon: presentCoupon(row.details),
  cycle: row.details.wish.cycle ?? null,
  title: titleOf(row.lines, locale),
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

/** An owner's orders in the data export. */
export const checkoutExport: ExportSection = {
  name: 'orders',
  read: async (db, userId) =>
    (await listOfOwner(db, userId)).map((row) => ({
      orderId: row.id,
      status: row.status,
      settledAt: row.settledAt,
      consent: row.details.consent,
      ...presentBought(row, 'he'),
    })),
};

type BuyerCall = Pick<Call<unknown, unknown, unknown>, 'findUser' | 'visitor' | 'clock'>;

export const buyerOf = ({ findUser, visitor, clock }: BuyerCall): Buyer => ({
  userId: findUser?.id,
  isDemo: findUser?.isDemo ?? false,
  locale: visitor.locale,
  now: clock.now(),
});

/** The current price for the caller; a visitor gets the list price. */
export async function quotePurchase(call: Call<unknown, PurchaseRequest, unknown>): Promise<Quote> {
  const buyer = buyerOf(call);
  const offer = await getSeller(call, call.query.type).quote(call.db, call.query, buyer);
  return presentQuote(call.db, call.query, offer, buyer);
}

/** The offer less the coupon that was entered, if any. `isLocked`: until the transaction ends, no one else uses it. */
export async function withCoupon(
  db: Db,
  offer: Offer,
  { type, coupon: code, userId }: Pick<PayBody, 'type' | 'coupon'> & { readonly userId: number },
  { locale, now }: Buyer,
  lock: { readonly isLocked?: boolean } = {},
): Promise<Offer> {
  if (!code) return offer;
  const purchase = { ...pick(offer, 'amount', 'discountable', 'packageType'), isFirst: !(await hasBought(db, userId)) };
  const { coupon, line } = await applyCoupon(db, { code, type, userId, locale, now, ...purchase }, lock);
  return { ...offer, coupon, lines: [...offer.lines, line], amount: offer.amount - coupon.discount };
}

/** The same with a coupon. The demo never gets here. */
export async function quoteWithCoupon(
  call: Call<unknown, PurchaseRequest & { readonly coupon: string }, unknown>,
): Promise<Quote> {
  const { db, query, user } = call;
  const buyer = buyerOf(call);
  const offer = await getSeller(call, query.type).quote(db, query, buyer);
  // Empty is no coupon when paying; here one is asked for.
  const asked = { type: query.type, coupon: query.coupon || '-', userId: user.id };
  return presentQuote(db, query, await withCoupon(db, offer, asked, buyer), buyer);
}

export async function presentQuote(
  db: Db,
  { type, id }: PurchaseRequest,
  offer: Offer,
  { locale, now }: Buyer,
): Promise<Quote> {
  const { title, lines, amount, renewal, takesQuantity, deliveries, arrival } = offer;
  const vatRate = await vatRateAt(db, now);
  // Named one by one: a refused payment returns this as the details of its error, which no schema filters.
  return {
    type,
    id,
    title,
    amount,
    renewal,
    takesQuantity,
    deliveries,
    arrival,
    ...splitVat(amount, vatRate),
    vatRate,
    currency: 'ILS',
    coupon: presentCoupon(offer),
    lines: lines.map(({ text, quantity, amount }) => ({ text: text[locale], quantity, amount })),
  };
}
