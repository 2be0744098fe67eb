import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { pick } from '#base/pick.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import { codeOf } from '#features/coupons/domain.ts';
import { reserveCoupon } from '#features/coupons/server/index.ts';
import { beginPayment, findUsableMethod, runPayment } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Order, PayBody, PurchaseRequest } from '../contract.ts';
import { recordChallenge } from './order-purpose.ts';
import { findByKey, findOpenOrder, findOwned, insertOrder, lockBuyer, type OrderRow, setPayment } from './queries.ts';
import { buyerOf, getOrder, presentQuote, withCoupon } from './read.ts';
import { type Buyer, getSeller, type Offer, type OrderDetails } from './sellers.ts';

type PayCall = Call<unknown, unknown, PayBody>;

/** The idempotency key from the browser and the hash of its request. */
interface IdempotentRequest {
  readonly key: string;
  readonly bodyHash: string;
}

interface CreatedOrder {
  readonly orderId: number;
  readonly paymentId: number;
}

/** Creates the order and its payment atomically. Undefined if the key already has an order. */
async function createOrder(call: PayCall, request: IdempotentRequest): Promise<CreatedOrder | undefined> {
  const { db, body, user } = call;
  const seller = getSeller(call, body.type);
  const methodId = await usableMethod(call);
  return db.transaction(async (tx) => {
    await lockBuyer(tx, user.id);
    if (await findByKey(tx, user.id, request.key)) return undefined;
    const soldOnceKey = seller.soldOnceKey(body.id);
    await refuseSecond(tx, user.id, soldOnceKey);
    await refuseLeaving(tx, user.id);
    // Under the lock, so that the price includes the effects of the previous order.
    const buyer = buyerOf(call);
    const listed = await seller.quote(tx, purchaseRequestOf(body), buyer);
    const offer = await withCoupon(tx, listed, { ...body, userId: user.id }, buyer, { isLocked: true });
    await refuseOtherPrice(tx, body, offer, buyer);
    return saveOrder(call, tx, { ...request, soldOnceKey }, offer, detailsOf(body, offer, methodId, buyer));
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

/** Nothing is sold to an account that waits for its deletion. */
export async function refuseLeaving(tx: Db, userId: number): Promise<void> {
  if ((await findOwner(tx, userId))?.deletesAt) throw new AppError('conflict', { message: 'checkout.leaving' });
}

async function refuseOtherPrice(tx: Db, body: PayBody, offer: Offer, buyer: Buyer): Promise<void> {
  if (body.expected === undefined || body.expected === offer.amount) return;
  const quote = await presentQuote(tx, body, offer, buyer);
  throw new AppError('conflict', { message: 'checkout.priceChanged', details: { quote } });
}

const purchaseRequestOf = (body: PayBody): PurchaseRequest => pick(body, 'type', 'id', 'cycle', 'quantity', 'delivery');

function detailsOf(
  body: PayBody,
  { item, renewal, coupon }: Offer,
  methodId: number,
  { locale, now }: Buyer,
): OrderDetails {
  const agreed = body.consent && renewal ? { text: renewal.consent, locale, at: now.toISOString() } : null;
  const cycle = renewal?.cycle;
  return { wish: { ...purchaseRequestOf(body), cycle }, item, methodId, ...(coupon && { coupon }), consent: agreed };
}

async function saveOrder(
  call: PayCall,
  tx: Db,
  request: IdempotentRequest & { readonly soldOnceKey: string },
  { lines, amount }: Offer,
  details: OrderDetails,
): Promise<CreatedOrder | undefined> {
  const { id: userId } = call.user;
  const { type, id: itemId } = details.wish;
  const createdAt = call.clock.now();
  const values = { ...request, userId, type, itemId, details, lines, amount, currency: 'ILS' } as const;
  const orderId = await insertOrder(tx, { ...values, status: 'processing', createdAt });
  if (orderId === undefined) return undefined;
  const paymentId = await beginPayment(call, tx, {
    userId,
    purpose: 'order',
    subjectId: orderId,
    amount,
    lines,
    methodId: details.methodId,
    isOffSession: false,
    locale: call.visitor.locale,
  });
  await setPayment(tx, orderId, paymentId);
  if (details.coupon) {
    const { id: couponId, discount } = details.coupon;
    await reserveCoupon(tx, { couponId, userId, orderId, paymentId, type, discount, amount, createdAt });
  }
  return { orderId, paymentId };
}

const running = new WeakMap<object, Map<string, Promise<number>>>();

/** Deduplicates concurrent identical requests within each process: they share one database query. */
function onceAtATime(of: object, name: string, work: () => Promise<number>): Promise<number> {
  const inFlight = running.get(of) ?? new Map<string, Promise<number>>();
  running.set(of, inFlight);
  const before = inFlight.get(name);
  if (before) return before;
  const promise = work().finally(() => inFlight.delete(name));
  inFlight.set(name, promise);
  return promise;
}

const limitName = 'checkouts of an account';
const ofAccount: RateLimit = { points: 30, seconds: 600, by: 'account' };
const maxWaitMilliseconds = 25_000;

/** A double click, or a retry after a network failure, returns the same order. */
export async function pay(call: PayCall): Promise<Order> {
  const request = { key: String(call.idempotencyKey), bodyHash: hashOf(call.body) };
  const name = `${call.user.id} ${request.key} ${request.bodyHash}`;
  const orderId = await onceAtATime(call.db, name, () => beginOrRepeat(call, request));
  return getOrder(call, orderId);
}

async function beginOrRepeat(call: PayCall, request: IdempotentRequest): Promise<number> {
  const before = await findByKey(call.db, call.user.id, request.key);
  return before ? repeated(call, before, request) : begin(call, request);
}

async function begin(call: PayCall, request: IdempotentRequest): Promise<number> {
  const account = String(call.user.id);
  await call.limits.consume(limitName, account, ofAccount);
  const created = await createOrder(call, request);
  if (!created) {
    await call.limits.reward(limitName, account, ofAccount);
    return beginOrRepeat(call, request);
  }
  // Outside any transaction: whatever happens from here on, the payment is recorded and can be looked up.
  await recordChallenge(call, created.orderId, await runPayment(call, created.paymentId));
  return created.orderId;
}

/** Another process is handling the same request, so this one waits for its result. */
async function repeated(call: PayCall, row: OrderRow, { bodyHash }: IdempotentRequest): Promise<number> {
  if (row.bodyHash !== bodyHash)
    throw new AppError('conflict', { message: 'checkout.keyReused', details: { orderId: row.id } });
  const age = call.clock.now().getTime() - row.createdAt.getTime();
  await untilAnswered(call, row, maxWaitMilliseconds - age);
  return row.id;
}

async function untilAnswered({ db }: Pick<Services, 'db'>, row: OrderRow, maxMilliseconds: number): Promise<void> {
  let current: OrderRow | undefined = row;
  for (
    let waited = 0, pause = 50;
    current?.status === 'processing' && waited < maxMilliseconds;
    pause = Math.min(pause * 2, 1_000)
  ) {
    await wait(pause);
    waited += pause;
    current = await findOwned(db, row.id, row.userId);
  }
}

/** In a fixed field order, whatever the browser's was; fields outside the purchase request are already removed. */
function hashOf({ type, id, cycle, quantity, delivery, methodId, expected, consent, coupon }: PayBody): string {
  const fields = [type, id, cycle, quantity, delivery, methodId, expected, consent ?? false];
  // Added only where there is one: a request without may be repeated to a process of another release.
  if (coupon) fields.push(codeOf(coupon) ?? coupon);
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
