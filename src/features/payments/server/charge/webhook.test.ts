import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import { secret } from '#server-kit/secrets/secret.ts';
import { findLedgerErrors, refundPayment, useProvider } from '../index.ts';
import { createSandboxProvider } from '../providers/sandbox.ts';
import { startPayments, statusAndCode, type TestShop } from '../testing/paying.ts';
import { createStubProvider, silent } from '../testing/stub-provider.ts';

let shop: TestShop;
const api = await startPayments();
const payer = await api.newPayer();
const methodId = (await payer.addPaymentMethod()).id;
beforeEach(() => {
  shop = api.openShop();
  useProvider(api.services, createSandboxProvider(api.services));
});

const path = '/api/payments/webhook/sandbox';
let events = 0;
const eventOf = (payment: string, type = 'payment.paid', more = {}) => {
  events += 1;
  return { id: `event-${events}`, type, payment, amount: 30_000, currency: 'ILS', createdAt: '', ...more };
};

async function sign(body: string, at = new Date(), key?: string): Promise<string> {
  const time = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', key ?? (await secret(api.services.config.dataDir, 'sandbox-bank')));
  return `t=${time},v1=${mac.update(`${time}.${body}`).digest('hex')}`;
}
const deliver = async (event: object, at?: Date, key?: string) => {
  const body = JSON.stringify(event);
  return api.send('POST', path, body, { 'bank-signature': await sign(body, at, key) });
};

/** A charged payment whose response was lost. */
async function lostPayment(): Promise<{ id: number; ref: string }> {
  const { bank } = api;
  await bank.setSwitch('dropAfterCharge', 1);
  const { id } = await api.pay(payer.id, methodId);
  await bank.setSwitch('dropAfterCharge', 0);
  return { id, ref: (await api.row('select provider_ref from payments where id = $1', [id])).provider_ref };
}
const statusOf = async (id: number) => (await api.row('select status from payments where id = $1', [id])).status;
const savedEvents = (id: string) => api.rows('select applied_at from webhook_events where event_id = $1', [id]);

describe('provider webhooks', () => {
  test('settle a payment with a lost response once, from a hundred deliveries', async () => {
    const { id, ref } = await lostPayment();
    const event = eventOf(ref);
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.received}`))).toEqual(new Set(['200 true']));
    }
    expect([await statusOf(id), shop.paid]).toEqual(['paid', [id]]);
    expect(await savedEvents(event.id)).toEqual([{ applied_at: expect.any(Date) }]);
  });

  test('are not trusted: the payment’s status is looked up at the provider', async () => {
    const { id, ref } = await lostPayment();
    const declined = await payer.addPaymentMethod({ behaviour: 'declined' });
    const other = await api.pay(payer.id, declined.id);
    const row = await api.row('select provider_ref from payments where id = $1', [other.id]);
    await deliver(eventOf(ref, 'payment.declined'));
    await deliver(eventOf(row.provider_ref, 'payment.paid'));
    expect([await statusOf(id), await statusOf(other.id)]).toEqual(['paid', 'declined']);
    expect(shop.paid).toEqual([id]);
  });

  test('for an unknown payment return 200', async () => {
    const answer = await deliver(eventOf('pay_unknown'));
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
  });

  test.each([
    ['forged', async (event: object) => deliver(event, new Date(), 'another secret')],
    ['stale', async (event: object) => deliver(event, new Date(Date.now() - 301_000))],
    ['from the future', async (event: object) => deliver(event, new Date(Date.now() + 301_000))],
    ['unsigned', async (event: object) => api.send('POST', path, JSON.stringify(event))],
    [
      'altered',
      async (event: object) => {
        const signature = await sign(JSON.stringify(event));
        return api.send('POST', path, `${JSON.stringify(event)} `, { 'bank-signature': signature });
      },
    ],
  ])('that are %s return 403, and nothing is stored', async (_, send) => {
    const { id, ref } = await lostPayment();
    const event = eventOf(ref);
    expect(statusAndCode(await send(event))).toEqual([403, 'forbidden']);
    expect([await statusOf(id), await savedEvents(event.id)]).toEqual(['processing', []]);
  });

  test('that are signed but cannot be parsed return 400', async () => {
    for (const body of ['', '{', 'null']) {
      const answer = await api.send('POST', path, body, { 'bank-signature': await sign(body) });
      expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
    }
  });

  test('for another provider return 404, and for an unknown one 400', async () => {
    expect(statusAndCode(await api.send('POST', '/api/payments/webhook/stripe', '{}'))).toEqual([404, 'not_found']);
    expect(statusAndCode(await api.send('POST', '/api/payments/webhook/bank', '{}'))).toEqual([400, 'invalid_input']);
  });

  test('are followed up later when the provider does not respond to the lookup', async () => {
    const provider = createStubProvider();
    useProvider(api.services, provider);
    const { find } = provider;
    provider.find = silent;
    const { id } = await api.pay(payer.id, methodId);
    const [ref] = [...provider.payments.keys()];
    expect((await api.send('POST', path, { id: 'silent-1', type: 'x', paymentRef: ref })).status).toBe(200);
    expect(await api.queued('settle-payment')).toContainEqual({ paymentId: id });
    await expect(api.doJob('settle-payment', { paymentId: id })).rejects.toThrow('did not respond');
    provider.find = find;
    await api.doJob('settle-payment', { paymentId: id });
    await api.doJob('settle-payment', { paymentId: id });
    expect([await statusOf(id), shop.paid]).toEqual(['paid', [id]]);
  });

  test('return 200 when a feature throws, and are retried', async () => {
    const { id, ref } = await lostPayment();
    shop.failure = new Error('the feature failed');
    expect((await deliver(eventOf(ref))).status).toBe(200);
    expect(await statusOf(id)).toBe('processing');
    await api.doJob('settle-payment', { paymentId: id });
    expect(await statusOf(id)).toBe('paid');
  });

  test('return 503 without a database, so that the provider retries', async () => {
    const { id, ref } = await lostPayment();
    shop.failure = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
    expect(isDatabaseUnavailable(shop.failure)).toBe(true);
    const event = eventOf(ref);
    expect(statusAndCode(await deliver(event))).toEqual([503, 'unavailable']);
    expect(await savedEvents(event.id)).toEqual([{ applied_at: null }]);
    expect((await deliver(event)).status).toBe(200);
    expect(await statusOf(id)).toBe('paid');
  });

  test('of a success after the payment failed are booked, and refunded if undeliverable', async () => {
    const provider = createStubProvider();
    provider.outcome = { status: 'declined', reason: 'no_funds' };
    useProvider(api.services, provider);
    const { id } = await api.pay(payer.id, methodId);
    const [ref = ''] = [...provider.payments.keys()];
    const stored = provider.payments.get(ref);
    if (stored) stored.outcome = { status: 'paid' };
    shop.decision = 'refund';
    await api.send('POST', path, { id: 'late-2', type: 'x', paymentRef: ref });
    expect(await statusOf(id)).toBe('paid');
    const row = await api.row('select id from refunds where payment_id = $1', [id]);
    await api.doJob('run-refund', { refundId: row.id });
    const after = await api.rows('select refunded from payments where id = $1', [id]);
    expect(after).toEqual([{ refunded: 30_000 }]);
  });
});

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((one, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

test('every order of four repeated events has the same result', { timeout: 180_000 }, async () => {
  const kinds = ['payment.paid', 'payment.paid', 'refund.done', 'payment.declined'] as const;
  const refundOnce = (id: number) =>
    refundPayment(api.services, { paymentId: id, amount: 100, reason: 'by_us', key: `orders-${id}` });
  for (const order of ordersOf([0, 1, 2, 3])) {
    const { id, ref } = await lostPayment();
    // The second is a duplicate of the first; the last is a false event that arrives late or early.
    const four = kinds.map((type) => eventOf(ref, type));
    four[1] = four[0] ?? eventOf(ref);
    for (const at of order) {
      if (at === 2 && (await statusOf(id)) === 'paid') await refundOnce(id);
      expect((await deliver(four[at] ?? {})).status).toBe(200);
    }
    // If the event came before the payment, there was nothing to refund yet; the key ensures a single refund.
    await refundOnce(id);
    // A hundred more, ten concurrently, in arbitrary order.
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => deliver(four[(turn + at) % 4] ?? {})));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const rows = await api.rows('select status, refunded from payments where id = $1', [id]);
    expect([order, rows]).toEqual([order, [{ status: 'paid', refunded: 100 }]]);
    expect(shop.paid.filter((paid) => paid === id)).toEqual([id]);
  }
  expect(await findLedgerErrors(api.services)).toEqual([]);
});
