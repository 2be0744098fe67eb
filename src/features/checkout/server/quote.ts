import { splitVat } from '#features/invoices/domain.ts';
import { vatRateAt } from '#features/invoices/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { PurchaseRequest, Quote } from '../contract.ts';
import { type Buyer, getSeller, type Offer } from './sellers.ts';

type BuyerCall = Pick<Call<unknown, unknown, unknown>, 'findUser' | 'visitor' | 'clock'>;

export const buyerOf = ({ findUser, visitor, clock }: BuyerCall): Buyer => ({
  userId: findUser?.id,
  locale: visitor.locale,
  now: clock.now(),
});

/** The current price for the caller; a visitor gets the list price. */
export async function quotePurchase(call: Call<unknown, PurchaseRequest, unknown>): Promise<Quote> {
  const buyer = buyerOf(call);
  const offer = await getSeller(call, call.query.type).quote(call.db, call.query, buyer);
  return presentQuote(call.db, call.query, offer, buyer);
}

export async function presentQuote(
  db: Db,
  { type, id }: PurchaseRequest,
  offer: Offer,
  { locale, now }: Buyer,
): Promise<Quote> {
  const { title, lines, amount, renewal, takesQuantity, deliveries } = offer;
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
    ...splitVat(amount, vatRate),
    vatRate,
    currency: 'ILS',
    lines: lines.map(({ text, quantity, amount }) => ({ text: text[locale], quantity, amount })),
  };
}
