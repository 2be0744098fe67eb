import { AppError } from '#base/app-error.ts';
import { beginPayment, findUsableMethod } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Wish } from '../contract.ts';
import { findByKey, findOpenOrder, insertOrder, lockBuyer, setPayment } from './queries.ts';
import { buyerOf, presentQuote } from './quote.ts';
import type { Buyer, Offer, OrderDetails } from './seller.ts';
import { getSeller } from './sellers.ts';

export interface PayBody extends Wish {
  readonly methodId?: number | undefined;
  readonly expected?: number | undefined;
  readonly consent?: boolean | undefined;
}
export type PayCall = Call<unknown, unknown, PayBody>;

/** The key that a browser sends, and what it asked under it. */
export interface Press {
  readonly key: string;
  readonly bodyHash: string;
}

export interface Made {
  readonly orderId: number;
  readonly paymentId: number;
}

/** The order and its payment, both or none. Undefined where the key has an order already. */
export async function makeOrder(call: PayCall, press: Press): Promise<Made | undefined> {
  const { db, body, user } = call;
  const seller = getSeller(call, body.type);
  const methodId = await usableMethod(call);
  return db.transaction(async (tx) => {
    await lockBuyer(tx, user.id);
    if (await findByKey(tx, user.id, press.key)) return undefined;
    const soldOnceKey = seller.soldOnceKey(body.id);
    await refuseSecond(tx, user.id, soldOnceKey);
    // Under the lock: what the order before this one has changed is in the price.
    const buyer = buyerOf(call);
    const offer = await seller.quote(tx, wishOf(body), buyer);
    await refuseOtherPrice(tx, body, offer, buyer);
    return keepOrder(call, tx, { ...press, soldOnceKey }, offer, detailsOf(body, offer, methodId, buyer));
  });
}

async function usableMethod({ db, body: { methodId }, user }: PayCall): Promise<number> {
  if (methodId === undefined) throw new AppError('invalid_input', { fields: { methodId: 'checkout.noMethod' } });
  if (await findUsableMethod(db, user.id, methodId)) return methodId;
  throw new AppError('not_found', { message: 'checkout.methodGone', fields: { methodId: 'checkout.methodGone' } });
}

async function refuseSecond(tx: Db, userId: number, soldOnceKey: string): Promise<void> {
  const orderId = await findOpenOrder(tx, userId, soldOnceKey);
  if (orderId !== undefined)
    throw new AppError('conflict', { message: 'checkout.anotherRunning', details: { orderId } });
}

async function refuseOtherPrice(tx: Db, body: PayBody, offer: Offer, buyer: Buyer): Promise<void> {
  if (body.expected === undefined || body.expected === offer.amount) return;
  const quote = await presentQuote(tx, body, offer, buyer);
  throw new AppError('conflict', { message: 'checkout.priceChanged', details: { quote } });
}

const wishOf = ({ type, id, cycle, quantity, delivery }: PayBody): Wish => ({ type, id, cycle, quantity, delivery });

function detailsOf(body: PayBody, { item, renewal }: Offer, methodId: number, { locale, now }: Buyer): OrderDetails {
  const agreed = body.consent && renewal ? { text: renewal.consent, locale, at: now.toISOString() } : null;
  const cycle = renewal?.cycle;
  return { wish: { ...wishOf(body), cycle }, item, methodId, consent: agreed };
}

async function keepOrder(
  call: PayCall,
  tx: Db,
  press: Press & { readonly soldOnceKey: string },
  { lines, amount }: Offer,
  details: OrderDetails,
): Promise<Made | undefined> {
  const { id: userId } = call.user;
  const { type, id: itemId } = details.wish;
  const kept = { ...press, userId, type, itemId, details, lines, amount, currency: 'ILS' } as const;
  const orderId = await insertOrder(tx, { ...kept, status: 'processing', createdAt: call.clock.now() });
  if (orderId === undefined) return undefined;
  const paymentId = await beginPayment(call, tx, {
    ...{ userId, purpose: 'order', subjectId: orderId, amount, lines },
    ...{ methodId: details.methodId, isOffSession: false, locale: call.visitor.locale },
  });
  await setPayment(tx, orderId, paymentId);
  return { orderId, paymentId };
}
