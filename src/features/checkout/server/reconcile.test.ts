import { afterEach, describe, expect, test, vi } from 'vitest';
import { paymentPurposes, refundPayment } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { doJob, later } from '#features/payments/server/testing/paying.ts';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { collectExtensions, type Services } from '#server-kit/services/services.ts';
import { orderPurpose } from './order-purpose.ts';
import { packageSeller, type Seller, sellers } from './sellers.ts';
import {
  type Buyer,
  bankOf,
  charged,
  doOrders,
  newBuyer,
  newKey,
  ordersOf,
  startCheckout,
} from './testing/checkout-site.ts';

const site = await startCheckout();
const other = await newBuyer(site);
afterEach(async () => {
  vi.restoreAllMocks();
  site.setTime(undefined);
  for (const name of ['dropAfterCharge', 'dropBeforeCharge'] as const) await bankOf(site).setSwitch(name, 0);
});

const refreshOrder = (buyer: Buyer, orderId: number) => buyer.send('PUT', `/api/checkout/${orderId}/settle`);
const fetchOrder = (buyer: Buyer, orderId: number) => buyer.send('GET', `/api/checkout/${orderId}`);
/** Simulates the cardholder's response to the bank's challenge. */
const answerChallenge = (userId: number, state: 'paid' | 'declined') =>
  site.pool.query(
    `update bank_payments set state = $2, reason = case $2 when 'declined' then 'challenge_failed' end, settled_at = now()
     where ref in (select provider_ref from payments where user_id = $1)`,
    [userId, state],
  );
const subscriptionsOf = (userId: number) => site.rows('select status from subscriptions where user_id = $1', [userId]);

describe('a lost payment response', () => {
  const lost = async (name: 'dropAfterCharge' | 'dropBeforeCharge') => {
    const buyer = await newBuyer(site);
    await bankOf(site).setSwitch(name, 1);
    const { body } = await buyer.pay();
    expect(body).toMatchObject({ status: 'processing', next: null, invoiceId: null });
    await bankOf(site).setSwitch(name, 0);
    return { buyer, orderId: body.orderId as number };
  };

  test('is found by its idempotency key, only by its own buyer', async () => {
    const { buyer, orderId } = await lost('dropAfterCharge');
    const [{ key }] = await ordersOf(site, buyer.id);
    const find = (buyer: Buyer, requestKey: string) => buyer.send('GET', `/api/checkout/by-key?key=${requestKey}`);
    expect((await find(buyer, key)).body).toEqual({ orderId });
    expect((await find(other, key)).body).toEqual({ orderId: null });
    expect((await find(buyer, newKey())).body).toEqual({ orderId: null });
    expect(statusAndCode(await find(buyer, 'x'))).toMatchObject([400, 'invalid_input']);
  });

  test('is resolved by refreshing, however often, and charges once', async () => {
    const { buyer, orderId } = await lost('dropAfterCharge');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshOrder(buyer, orderId)));
    expect(new Set(answers.map(({ body }) => `${body.status} ${body.invoiceNumber}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'paid', invoiceId: expect.any(Number) });
    expect(await charged(site, buyer.id)).toEqual([30_000]);
  });

  test('is resolved by the recovery job without a refresh', async () => {
    const { buyer, orderId } = await lost('dropAfterCharge');
    later(site, 60);
    await doJob(site, 'recover-payments');
    expect((await fetchOrder(buyer, orderId)).body.status).toBe('paid');
    expect(await compareWithProvider(site)).toEqual([]);
  });

  test('of a charge that never happened expires, and a new payment is possible', async () => {
    const { buyer, orderId } = await lost('dropBeforeCharge');
    const second = await buyer.pay();
    expect([...statusAndCode(second), second.body.orderId]).toEqual([409, 'conflict', orderId]);
    later(site, 180);
    await doJob(site, 'recover-payments');
    expect((await fetchOrder(buyer, orderId)).body).toMatchObject({ status: 'expired', reason: null });
    expect(await charged(site, buyer.id)).toEqual([]);
    site.setTime(undefined);
    expect((await buyer.pay()).body.status).toBe('paid');
  });
});

describe('an order challenged by the bank', () => {
  const challengedOrder = async () => {
    const buyer = await newBuyer(site, { behaviour: 'asks_holder' });
    const key = newKey();
    const { body } = await buyer.pay({}, key);
    expect(body).toMatchObject({ status: 'challenge', next: { kind: 'frame', url: expect.any(String) } });
    return { buyer, key, orderId: body.orderId as number };
  };

  test('is paid when the holder approves', async () => {
    const { buyer, key, orderId } = await challengedOrder();
    expect((await refreshOrder(buyer, orderId)).body.status).toBe('challenge');
    expect((await buyer.pay({}, key)).body).toMatchObject({ orderId, status: 'challenge' });
    await answerChallenge(buyer.id, 'paid');
    expect((await refreshOrder(buyer, orderId)).body).toMatchObject({ status: 'paid', next: null });
    expect(await charged(site, buyer.id)).toEqual([30_000]);
  });

  test('is declined when the holder refuses', async () => {
    const { buyer, orderId } = await challengedOrder();
    await answerChallenge(buyer.id, 'declined');
    expect((await refreshOrder(buyer, orderId)).body).toMatchObject({ status: 'declined', reason: 'challenge_failed' });
    expect(await subscriptionsOf(buyer.id)).toEqual([]);
  });

  test('expires when the holder does not answer for half an hour', async () => {
    const { buyer, orderId } = await challengedOrder();
    later(site, 29 * 60);
    await doOrders(site);
    expect((await fetchOrder(buyer, orderId)).body.status).toBe('challenge');
    later(site, 31 * 60);
    await doOrders(site);
    expect((await fetchOrder(buyer, orderId)).body).toMatchObject({ status: 'expired', next: null });
    await doJob(site, 'recover-payments');
    expect((await fetchOrder(buyer, orderId)).body.status).toBe('expired');
  });

  test('is refunded automatically when the holder approves too late', async () => {
    const { buyer, orderId } = await challengedOrder();
    later(site, 31 * 60);
    await doOrders(site);
    await answerChallenge(buyer.id, 'paid');
    await doJob(site, 'recover-payments');
    await doJob(site, 'recover-refunds');
    later(site, 40 * 60);
    await doJob(site, 'recover-refunds');
    expect((await fetchOrder(buyer, orderId)).body.status).toBe('refunded');
    expect(await subscriptionsOf(buyer.id)).toEqual([]);
    const rows = await site.rows('select amount, refunded from payments where user_id = $1', [buyer.id]);
    expect(rows).toEqual([{ amount: 30_000, refunded: 30_000 }]);
    expect(await compareWithProvider(site)).toEqual([]);
  });
});

test('the seller is notified once of the refunded amount', async () => {
  const buyer = await newBuyer(site);
  const { body } = await buyer.pay();
  const [{ payment_id: paymentId, details }] = await ordersOf(site, buyer.id);
  const refundsSeen: unknown[] = [];
  const refunded: Seller['refunded'] = async (_, __, sold, amount) => void refundsSeen.push({ ...sold, amount });
  const seller = sellers.with({ ...packageSeller, refunded });
  const extensions = collectExtensions([paymentPurposes.with(orderPurpose), seller]);
  const refund = (key: string, services: Services) =>
    refundPayment(services, { paymentId, amount: 700, reason: 'by_us', key });
  await refund('settle-1', { ...site.services, extensions });
  await refund('settle-1', { ...site.services, extensions });
  // The refund works without a listener.
  expect(await refund('settle-2', site.services)).toBe('done');
  expect(refundsSeen).toEqual([{ ...details, orderId: body.orderId, userId: buyer.id, paymentId, amount: 700 }]);
});

test('an order that can no longer be fulfilled is refunded', async () => {
  const buyer = await newBuyer(site);
  const fulfil = vi.spyOn(packageSeller, 'fulfil').mockResolvedValue('refund');
  const { body } = await buyer.pay();
  fulfil.mockRestore();
  expect(body.status).toBe('refunded');
  expect(await subscriptionsOf(buyer.id)).toEqual([]);
});

test('an order whose fulfilment fails is not paid until it is fulfilled on retry', async () => {
  const buyer = await newBuyer(site);
  const fulfil = vi.spyOn(packageSeller, 'fulfil').mockRejectedValue(new Error('the shelf broke'));
  const key = newKey();
  expect((await buyer.pay({}, key)).status).toBe(500);
  fulfil.mockRestore();
  const [{ id }] = await ordersOf(site, buyer.id);
  expect((await refreshOrder(buyer, id)).body.status).toBe('paid');
  expect((await buyer.pay({}, key)).body).toMatchObject({ orderId: id, status: 'paid' });
  expect(await charged(site, buyer.id)).toEqual([30_000]);
  expect(await subscriptionsOf(buyer.id)).toHaveLength(1);
});

test('an order that is behind its payment catches up', async () => {
  const [paid, declined] = [await newBuyer(site), await newBuyer(site, { behaviour: 'declined' })];
  for (const buyer of [paid, declined]) await buyer.pay();
  const ids = [paid.id, declined.id];
  await site.pool.query('delete from subscriptions where user_id = any($1)', [ids]);
  await site.pool.query(`update orders set status = 'processing', settled_at = null where user_id = any($1)`, [ids]);
  later(site, 120);
  await doOrders(site);
  expect((await ordersOf(site, paid.id))[0].status).toBe('paid');
  expect((await ordersOf(site, declined.id))[0].status).toBe('declined');
  expect(await subscriptionsOf(paid.id)).toHaveLength(1);
});
