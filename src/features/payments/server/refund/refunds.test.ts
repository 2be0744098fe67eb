import { beforeEach, describe, expect, test } from 'vitest';
import { beginRefund, findLedgerErrors, refundPayment, runRefund, useProvider } from '../index.ts';
import { createSandboxProvider } from '../providers/sandbox.ts';
import { compareWithProvider } from '../testing/compare-with-bank.ts';
import { later, persistently, requestOf, startPayments, type TestShop } from '../testing/paying.ts';
import { createStubProvider } from '../testing/stub-provider.ts';

let shop: TestShop;
const api = await startPayments();
const payer = await api.newPayer();
const methodId = (await payer.addPaymentMethod()).id;
beforeEach(() => {
  api.setTime(undefined);
  shop = api.openShop();
  useProvider(api.services, createSandboxProvider(api.services));
});

let keys = 0;
const nextKey = () => {
  keys += 1;
  return `refund-test-${keys}`;
};
const pay = async (amount = 10_000) => (await api.pay(payer.id, methodId, { amount })).id;
const refund = (paymentId: number, amount: number, key = nextKey()) =>
  refundPayment(api.services, { paymentId, amount, reason: 'by_us', key });
const refunded = async (id: number) => (await api.row('select refunded from payments where id = $1', [id])).refunded;
const notes = (id: number) =>
  api.rows(`select gross, net, vat from invoices where kind = 'credit_note' and payment_id = $1 order by id`, [id]);

describe('a refund', () => {
  test('returns the money, books it, issues a credit note and notifies the owner', async () => {
    const id = await pay(11_800);
    expect(await refund(id, 1_180)).toBe('done');
    expect(await refunded(id)).toBe(1_180);
    expect(await notes(id)).toEqual([{ gross: -1_180, net: -1_000, vat: -180 }]);
    const rows = await api.rows(
      `select l.account, l.amount from ledger_entries e join ledger_lines l on l.entry_id = e.id
       where e.payment_id = $1 and e.kind = 'refund' order by l.account`,
      [id],
    );
    expect(rows).toEqual([
      { account: 'provider', amount: -1_180 },
      { account: 'revenue', amount: 1_000 },
      { account: 'vat', amount: 180 },
    ]);
    const notifications = await payer.send('GET', '/api/notifications');
    expect(JSON.stringify(notifications.body)).toContain('11.8');
    const { body } = await payer.send('GET', '/api/payments');
    expect(body.payments[0]).toMatchObject({ id, refunded: 1_180, refunding: 0 });
  });

  test('calls the feature once for each completed refund', async () => {
    const id = await pay();
    const key = nextKey();
    await refund(id, 1_000, key);
    await refund(id, 1_000, key);
    await refund(id, 500);
    await refund(id, 8_501).catch(() => undefined);
    expect(shop.returned).toEqual([
      [id, 1_000, 1_000],
      [id, 1_500, 500],
    ]);
  });

  test('is not completed while the feature throws, and completes on retry', async () => {
    const id = await pay();
    const key = nextKey();
    shop.failure = new Error('the book is wet');
    await expect(refund(id, 1_000, key)).rejects.toThrow('the book is wet');
    expect([await refunded(id), await notes(id), shop.returned]).toEqual([0, [], []]);
    expect(await refund(id, 1_000, key)).toBe('done');
    expect([await refunded(id), shop.returned]).toEqual([1_000, [[id, 1_000, 1_000]]]);
    expect(await compareWithProvider(api)).toEqual([]);
  });

  test('happens once per key, also with fifty concurrent requests', async () => {
    const id = await pay();
    const key = nextKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => persistently(() => refund(id, 1_000, key))));
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect([await refunded(id), (await notes(id)).length]).toEqual([1_000, 1]);
    await expect(refund(id, 999, key)).rejects.toMatchObject({ options: { message: 'payments.refund.keyReused' } });
    await expect(refund(await pay(), 1_000, key)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('never exceeds the payment with two hundred concurrent requests', async () => {
    const id = await pay();
    const tries = await Promise.allSettled(
      Array.from({ length: 200 }, nextKey).map((key) => persistently(() => refund(id, 300, key))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.options?.message] : []));
    expect(new Set(refusals)).toEqual(new Set(['payments.refund.tooMuch']));
    expect(await refunded(id)).toBe(9_900);
    expect(await refund(id, 100)).toBe('done');
    const [net, vat] = (await notes(id)).reduce(([net, vat], note) => [net + note.net, vat + note.vat], [0, 0]);
    expect([net, vat]).toEqual([-8_475, -1_525]);
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([0, -5, 1.5])('of %d is rejected', async (amount) => {
    const id = await pay();
    await expect(refund(id, amount)).rejects.toThrow();
  });

  test('requires an existing, paid payment', async () => {
    const waiting = await api.begin(requestOf(payer.id, methodId));
    await expect(refund(waiting, 100)).rejects.toMatchObject({ options: { message: 'payments.refund.notPaid' } });
    await expect(refund(999_999, 100)).rejects.toMatchObject({ code: 'not_found' });
    await expect(runRefund(api.services, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with a lost response is retried under its key, and happens once', async () => {
    const id = await pay();
    await api.bank.setSwitch('dropAfterRefund', 1);
    expect(await refund(id, 4_000)).toBe('created');
    expect(await refunded(id)).toBe(0);
    expect(
      (await payer.send('GET', '/api/payments')).body.payments.find((one: { id: number }) => one.id === id),
    ).toMatchObject({ refunded: 0, refunding: 4_000 });
    await expect(refund(id, 6_001)).rejects.toMatchObject({ code: 'conflict' });
    later(api, 30);
    await api.doJob('recover-refunds');
    expect(await refunded(id)).toBe(0);
    await api.bank.setSwitch('dropAfterRefund', 0);
    await api.doJob('recover-refunds');
    await api.doJob('recover-refunds');
    expect(await refunded(id)).toBe(4_000);
    expect(await compareWithProvider(api)).toEqual([]);
  });

  test('in a transaction waits for the commit and its job', async () => {
    const id = await pay();
    const begin = (tx: Parameters<typeof beginRefund>[1]) =>
      beginRefund(api.services, tx, { paymentId: id, amount: 700, reason: 'cancelled', key: nextKey() });
    const undone = api.services.db.transaction(async (tx) => {
      await begin(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const refundId = await api.services.db.transaction(begin);
    expect(await api.queued('run-refund')).toContainEqual({ refundId });
    await api.doJob('run-refund', { refundId });
    await api.doJob('run-refund', { refundId });
    expect(await refunded(id)).toBe(700);
  });

  test('that the provider rejects is logged, and the amount can be refunded again', async () => {
    const provider = createStubProvider({ refund: async () => ({ ref: '', status: 'failed' }) });
    useProvider(api.services, provider);
    const id = await pay();
    expect(await refund(id, 10_000)).toBe('failed');
    expect([await refunded(id), await notes(id)]).toEqual([0, []]);
    expect(api.logged.some((line) => line.includes('rejected a refund'))).toBe(true);
    Object.assign(provider, { refund: async () => ({ ref: 'r1', status: 'done' }) });
    expect(await refund(id, 10_000)).toBe('done');
  });
});

test('a payment that can no longer be fulfilled is refunded automatically, in full, once', async () => {
  shop.decision = 'refund';
  const id = await pay();
  const rows = await api.rows('select id, amount, reason, status from refunds where payment_id = $1', [id]);
  expect(rows).toMatchObject([{ amount: 10_000, reason: 'too_late', status: 'created' }]);
  await api.doJob('run-refund', { refundId: rows[0].id });
  expect(await refunded(id)).toBe(10_000);
  expect(await notes(id)).toHaveLength(1);
  const notifications = await api.rows(
    'select message from notifications where user_id = $1 order by id desc limit 1',
    [payer.id],
  );
  expect(notifications).toEqual([{ message: 'refundDone' }]);
});

test('the ledger is consistent in the end', async () => {
  expect(await findLedgerErrors(api.services)).toEqual([]);
});
