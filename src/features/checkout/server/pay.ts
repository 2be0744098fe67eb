import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#base/app-error.ts';
import type { RateLimit } from '#base/endpoint.ts';
import { runPayment } from '#features/payments/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Order } from '../contract.ts';
import { followPayment } from './follow.ts';
import { makeOrder, type PayBody, type PayCall, type Press } from './make-order.ts';
import { findByKey, findOwned, type OrderRow } from './queries.ts';
import { getOrder } from './read.ts';

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
