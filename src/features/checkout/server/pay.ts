import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { beginPayment, findUsableMethod, runPayment } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Order, Wish } from '../contract.ts';
import { followPayment } from './follow.ts';
import { findByKey, findOpenOrder, findOwned, insertOrder, lockBuyer, type OrderRow, setPayment } from './queries.ts';
import { buyerOf, presentQuote } from './quote.ts';
import { getOrder } from './read.ts';
import type { Buyer, Offer, OrderDetails } from './seller.ts';
import { getSeller } from './sellers.ts';

interface PayBody extends Wish {
  readonly methodId?: number | undefined;
  readonly expected?: number | undefined;
  readonly consent?: boolean | undefined;
}
type PayCall = Call<unknown, unknown, PayBody>;

/** The key that a browser sends, and what it asked under it. */
interface Press {
  readonly key: string;
  readonly bodyHash: string;
}

interface Made {
  readonly orderId: number;
  readonly paymentId: number;
}

/** The order and its payment, both or none. Undefined where the key has an order already. */
async function makeOrder(call: PayCall, press: Press): Promise<Made | undefined> {
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

const running = new WeakMap<object, Map<string, Promise<number>>>();

/** A thousand who ask for the same at one moment are one question to the database, in each process. */
function onceAtATime(of: object, name: string, work: () => Promise<number>): Promise<number> {
  const known = running.get(of) ?? new Map<string, Promise<number>>();
  running.set(of, known);
  const before = known.get(name);
  if (before) return before;
  const begun = work().finally(() => known.delete(name));
  known.set(name, begun);
  return begun;
}

const limitName = 'checkouts of an account';
const ofAccount: RateLimit = { points: 30, seconds: 600, by: 'account' };
const longestWait = 25_000;

/** Whoever presses twice, or whose line broke, hears of the same order. */
export async function pay(call: PayCall): Promise<Order> {
  const press = { key: String(call.idempotencyKey), bodyHash: hashOf(call.body) };
  const name = `${call.user.id} ${press.key} ${press.bodyHash}`;
  const orderId = await onceAtATime(call.db, name, () => beginOrRepeat(call, press));
  return getOrder(call, orderId);
}

async function beginOrRepeat(call: PayCall, press: Press): Promise<number> {
  const before = await findByKey(call.db, call.user.id, press.key);
  return before ? repeated(call, before, press) : begin(call, press);
}

async function begin(call: PayCall, press: Press): Promise<number> {
  const account = String(call.user.id);
  await call.limits.take(limitName, account, ofAccount);
  const made = await makeOrder(call, press);
  if (!made) {
    await call.limits.reward(limitName, account, ofAccount);
    return beginOrRepeat(call, press);
  }
  // Outside any transaction: whatever happens from here on, the payment is known and can be looked up.
  await followPayment(call, made.orderId, await runPayment(call, made.paymentId));
  return made.orderId;
}

/** Another process has the same press in hand: its answer is worth waiting for. */
async function repeated(call: PayCall, row: OrderRow, { bodyHash }: Press): Promise<number> {
  if (row.bodyHash !== bodyHash)
    throw new AppError('conflict', { message: 'checkout.keyReused', details: { orderId: row.id } });
  const age = call.clock.now().getTime() - row.createdAt.getTime();
  await untilAnswered(call, row, longestWait - age);
  return row.id;
}

async function untilAnswered({ db }: Pick<Services, 'db'>, row: OrderRow, longest: number): Promise<void> {
  let current: OrderRow | undefined = row;
  for (
    let waited = 0, pause = 50;
    current?.status === 'processing' && waited < longest;
    pause = Math.min(pause * 2, 1_000)
  ) {
    await wait(pause);
    waited += pause;
    current = await findOwned(db, row.id, row.userId);
  }
}

/** In one order, whatever the browser's was; what is not part of the wish has been left out by then. */
const hashOf = ({ type, id, cycle, quantity, delivery, methodId, expected, consent }: PayBody): string =>
  createHash('sha256')
    .update(JSON.stringify([type, id, cycle, quantity, delivery, methodId, expected, consent ?? false]))
    .digest('base64url');
