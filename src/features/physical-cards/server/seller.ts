import { AppError } from '#base/app-error.ts';
import type { DayException } from '#base/time/business-days.ts';
import { effectivePlan, lockOwner } from '#features/accounts/server/index.ts';
import type { Offer, Seller, Sold } from '#features/checkout/server/index.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import { readDayExceptions } from '#features/settings/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { missingAddressFields } from '../delivery.ts';
import type { Material } from '../design/design.ts';
import { type Delivery, deliveries, maxQuantity, type Price, priceOf } from '../prices.ts';
import { physicalCardsTexts } from '../texts.ts';
import { promiseOf } from './present.ts';
import { findCardPrices } from './prices/price-queries.ts';
import { findOrder, lockOrder, type PhysicalOrderRow, updateOrder } from './queries.ts';
import { applyTransition } from './transitions/transition.ts';

/** What was paid for; stored with the checkout order. */
interface PurchasedItem {
  readonly quantity: number;
  readonly delivery: Delivery;
}

type LineItem = Parameters<Seller['quote']>[1];
type Buyer = Parameters<Seller['quote']>[2];

const soldOnceKey = (id: number): string => `physical-card ${id}`;

async function quote(db: Db, lineItem: LineItem, buyer: Buyer): Promise<Offer> {
  const row = await getPayable(db, lineItem.id, buyer);
  const item = purchasedItemOf(row, lineItem);
  const { entitlements } = await effectivePlan(db, row.ownerId, buyer.now);
  // The prices that its owner was shown, until it expires.
  const prices = await findCardPrices(db, row.createdAt);
  const price = priceOf(prices, { material: row.material, ...item }, entitlements.physicalCardDiscount);
  const lines = invoiceLinesOf(row.material, item, price, entitlements.physicalCardDiscount);
  const title = lines[0]?.text[buyer.locale] ?? '';
  const arrival = promiseOf(item.delivery, buyer.now, await readDayExceptions(db));
  // A coupon comes after the package's discount, and off the cards alone: the delivery is paid in full.
  const discountable = price.physicalCards;
  const noPackage = { packageType: null, renewal: null, takesQuantity: false, deliveries: [] };
  return { title, lines, amount: price.total, discountable, item, arrival, ...noPackage };
}

/** Returns the buyer's own order if it is still awaiting payment. */
async function getPayable(db: Db, id: number, { userId, now }: Buyer): Promise<PhysicalOrderRow> {
  const row = userId === undefined ? undefined : await findOrder(db, id, userId);
  if (row?.state === 'pending_payment' && row.expiresAt > now) return row;
  throw new AppError('not_found', { message: 'checkout.unknownThing' });
}

/** Values of the order, overridden by those of the line item. */
function purchasedItemOf(row: PhysicalOrderRow, lineItem: LineItem): PurchasedItem {
  const quantity = lineItem.quantity ?? row.quantity;
  const delivery = deliveries.find((one) => one === (lineItem.delivery ?? row.delivery));
  const fields: Record<string, string> = {};
  if (quantity > maxQuantity) fields.quantity = 'physicalCards.quantity.max';
  const [missing] = delivery && row.address ? missingAddressFields(delivery, row.address) : [];
  if (missing) fields.delivery = `physicalCards.address.${missing}`;
  if (!delivery) fields.delivery = 'physicalCards.delivery.missing';
  if (!delivery || Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return { quantity, delivery };
}

const inBoth = (name: Material | Delivery | 'discount', values = {}): InvoiceLine['text'] => {
  const textIn = (locale: Locale) => translator(physicalCardsTexts, locale)(`physicalCards.line.${name}`, values);
  return { he: textIn('he'), en: textIn('en') };
};

const severalOf = (material: Material, count: number): InvoiceLine['text'] => {
  const textIn = (locale: Locale) =>
    translator(physicalCardsTexts, locale)(`physicalCards.line.several.${material}`, { count });
  return { he: textIn('he'), en: textIn('en') };
};

export const invoiceLinesOf = (
  material: Material,
  { quantity, delivery }: PurchasedItem,
  price: Price,
  percent: number,
): InvoiceLine[] => [
  {
    text: inBoth(material),
    quantity,
    ...(quantity > 1 && { several: severalOf(material, quantity) }),
    amount: price.physicalCards + price.saved,
  },
  ...(price.saved > 0 ? [{ text: inBoth('discount', { percent }), quantity: 1, amount: -price.saved }] : []),
  { text: inBoth(delivery), quantity: 1, amount: price.delivery },
];

/** A payment for an order that is final or already paid is refunded. */
async function fulfil(services: Services, tx: Db, sold: Sold): Promise<'kept' | 'refund'> {
  const hasOwner = await lockOwner(tx, sold.userId, 'key share');
  const row = await lockOrder(tx, sold.wish.id, sold.userId);
  if (row?.state !== 'pending_payment') return 'refund';
  const paid = paidBy(sold, services.clock.now(), await readDayExceptions(tx));
  await applyTransition(services, tx, row, { event: 'pay', role: 'system', actorId: null, paid, hasOwner });
  return 'kept';
}

function paidBy(
  { item, amount, paymentId, orderId }: Sold,
  paidAt: Date,
  exceptions: readonly DayException[],
): Partial<PhysicalOrderRow> {
  const { quantity, delivery } = item as PurchasedItem;
  const { from: promisedFrom, to: promisedTo } = promiseOf(delivery, paidAt, exceptions);
  const what = { quantity, delivery, amount, paymentId, checkoutOrderId: orderId };
  return { ...what, paidAt, promisedFrom, promisedTo };
}

/** A second payment of the same order is not linked to it, so its refund does not change the order. */
async function refunded(
  services: Services,
  tx: Db,
  { wish: lineItem, userId, paymentId }: Sold,
  amount: number,
): Promise<void> {
  const hasOwner = await lockOwner(tx, userId, 'key share');
  const row = await lockOrder(tx, lineItem.id, userId);
  if (row?.paymentId !== paymentId) return;
  const counted = await updateOrder(tx, row.id, { refunded: row.refunded + amount, updatedAt: services.clock.now() });
  if (isFullyRefunded(counted))
    await applyTransition(services, tx, counted, { event: 'refund', role: 'system', actorId: null, hasOwner });
}

/** A cancellation refunds the full amount, perhaps in parts; a return refunds the agreed amount at once. */
const isFullyRefunded = ({ state, amount, refunded: back }: PhysicalOrderRow): boolean =>
  state === 'returned' || (state === 'cancelled' && amount !== null && back >= amount);

export const physicalCardSeller: Seller = { type: 'physical-card', soldOnceKey, quote, fulfil, refunded };
