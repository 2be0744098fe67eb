import { beforeEach, describe, expect, test } from 'vitest';
import {
  beginPayment,
  findDefaultMethod,
  findLedgerErrors,
  findPaymentState,
  findUsableMethod,
  listRefundable,
  reconcilePayment,
  runPayment,
  useProvider,
} from '../index.ts';
import { createSandboxProvider } from '../providers/sandbox.ts';
import { compareWithProvider } from '../testing/compare-with-bank.ts';
import { persistently, requestOf, startPayments, statusAndCode, type TestShop } from '../testing/paying.ts';
import { createStubProvider, silent } from '../testing/stub-provider.ts';

let shop: TestShop;
const api = await startPayments();
const payer = await api.newPayer();
const savedMethodId = (await payer.addPaymentMethod()).id;
beforeEach(() => {
  shop = api.openShop();
  useProvider(api.services, createSandboxProvider(api.services));
});

const request = (more = {}) => requestOf(payer.id, savedMethodId, more);
const run = async (more = {}) => runPayment(api.services, await api.begin(request(more)));
const row = (id: number) => api.row('select * from payments where id = $1', [id]);
const attempts = async (id: number) =>
  (await api.rows('select kind, outcome from payment_attempts where payment_id = $1 order by id', [id])).map(
    ({ kind, outcome }) => `${kind} ${outcome}`,
  );
const entries = async (id: number) =>
  (
    await api.rows(
      `select e.kind, l.account, l.amount from ledger_entries e join ledger_lines l on l.entry_id = e.id
       where e.payment_id = $1 order by e.id, l.account`,
      [id],
    )
  ).map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);

/** Without the fake provider's payments, which the bank does not know. */
const differences = async () => (await compareWithProvider(api)).filter(({ ref }) => !ref.startsWith('payment-'));

describe('a payment', () => {
  test('that succeeds is paid, booked, invoiced and notified', async () => {
    const state = await run({ amount: 11_800 });
    expect(state).toEqual({ id: state.id, status: 'paid', reason: null, next: null });
    expect(await findPaymentState(api.services.db, state.id)).toEqual(state);
    expect(await row(state.id)).toMatchObject({ brand: 'visa', last4: '4242', currency: 'ILS', refunded: 0 });
    expect(shop.paid).toEqual([state.id]);
    expect(await entries(state.id)).toEqual(['payment provider 11800', 'payment revenue -10000', 'payment vat -1800']);
    expect(await api.rows('select * from invoices where payment_id = $1', [state.id])).toMatchObject([
      { kind: 'invoice_receipt', gross: 11_800, net: 10_000, vat: 1_800, paid_by: 'visa 4242' },
    ]);
    expect(await api.queued('invoice-mail').then((jobs) => jobs.length)).toBeGreaterThan(0);
    const notifications = await payer.send('GET', '/api/notifications');
    expect(JSON.stringify(notifications.body)).toContain('118');
    expect(await attempts(state.id)).toEqual(['open answered', 'confirm paid', 'lookup paid']);
  });

  test.each([
    ['declined', 'declined'],
    ['no_funds', 'no_funds'],
    ['declines_later', 'declined'],
  ] as const)('with a card that is %s is declined, and nothing is booked', async (behaviour, reason) => {
    const { id: methodId } = await payer.addPaymentMethod({ behaviour });
    const state = await run({ methodId });
    expect(state).toMatchObject({ status: 'declined', reason });
    expect(shop).toMatchObject({ paid: [], failed: [state.id] });
    expect(await entries(state.id)).toEqual([]);
    expect(await reconcilePayment(api.services, state.id)).toEqual(state);
  });

  test('with an expired card is declined with that reason', async () => {
    const { id: methodId } = await payer.addPaymentMethod({ expMonth: 1, expYear: 2001 });
    expect(await run({ methodId })).toMatchObject({ status: 'declined', reason: 'expired_card' });
  });

  test('that needs a challenge waits, and is paid once approved', async () => {
    const { id: methodId } = await payer.addPaymentMethod({ behaviour: 'asks_holder' });
    const state = await run({ methodId });
    const { provider_ref: ref } = await row(state.id);
    expect(state).toMatchObject({
      status: 'challenge',
      next: { kind: 'frame', url: `/sandbox-bank/challenge/${ref}` },
    });
    expect(await reconcilePayment(api.services, state.id)).toEqual(state);
    await api.pool.query(`update bank_payments set state = 'paid' where ref = $1`, [ref]);
    expect(await reconcilePayment(api.services, state.id)).toMatchObject({ status: 'paid', next: null });
    expect(shop.paid).toEqual([state.id]);
  });

  test('whose challenge is refused is declined', async () => {
    const { id: methodId } = await payer.addPaymentMethod({ behaviour: 'asks_holder' });
    const { id } = await run({ methodId });
    await api.pool.query(
      `update bank_payments set state = 'declined', reason = 'challenge_failed'
       where ref = (select provider_ref from payments where id = $1)`,
      [id],
    );
    expect(await reconcilePayment(api.services, id)).toMatchObject({ status: 'declined', reason: 'challenge_failed' });
  });

  test('whose feature throws stays unsettled, and is settled later', async () => {
    shop.failure = new Error('the feature failed');
    const id = await api.begin(request());
    await expect(runPayment(api.services, id)).rejects.toThrow('the feature failed');
    expect(await row(id)).toMatchObject({ status: 'processing', settled_at: null });
    expect(await entries(id)).toEqual([]);
    expect(await reconcilePayment(api.services, id)).toMatchObject({ status: 'paid' });
    expect(await findLedgerErrors(api.services)).toEqual([]);
  });
});

describe('exactly-once processing', () => {
  test('twenty concurrent runs charge a payment once and all return the same status', async () => {
    const provider = createStubProvider();
    useProvider(api.services, provider);
    const id = await api.begin(request());
    await Promise.all(Array.from({ length: 20 }, () => persistently(() => runPayment(api.services, id))));
    const states = await Promise.all(
      Array.from({ length: 20 }, () => persistently(() => runPayment(api.services, id))),
    );
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['paid']));
    expect(provider.charges()).toBe(1);
    expect(shop.paid).toEqual([id]);
  });

  test('fifty concurrent confirmations apply the success once', async () => {
    await api.bank.setSwitch('dropAfterCharge', 1);
    const { id, status } = await run();
    await api.bank.setSwitch('dropAfterCharge', 0);
    expect(status).toBe('processing');
    const states = await Promise.all(
      Array.from({ length: 50 }, () => persistently(() => reconcilePayment(api.services, id))),
    );
    expect(new Set(states.map((state) => state.status))).toEqual(new Set(['paid']));
    expect(shop.paid).toEqual([id]);
    expect(await differences()).toEqual([]);
  });

  test('a once key allows one payment, also under concurrent requests', async () => {
    const onceKey = 'sub:1:1';
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => api.begin(request({ onceKey }))));
    const started = tries.filter((one) => one.status === 'fulfilled');
    expect(started).toHaveLength(1);
    await expect(api.begin(request({ onceKey }))).rejects.toMatchObject({ options: { message: 'payments.underWay' } });
    await runPayment(api.services, started[0]?.value ?? 0);
    await expect(api.begin(request({ onceKey }))).rejects.toMatchObject({
      options: { message: 'payments.alreadyPaid' },
    });
  });

  test('a once key can be used again after a decline', async () => {
    const { id: methodId } = await payer.addPaymentMethod({ behaviour: 'declined' });
    expect((await run({ methodId, onceKey: 'sub:1:2' })).status).toBe('declined');
    expect((await run({ onceKey: 'sub:1:2' })).status).toBe('paid');
  });

  test('two successes for one once key are both booked, and the later one is refunded', async () => {
    const provider = createStubProvider({});
    useProvider(api.services, provider);
    provider.outcome = { status: 'declined', reason: 'declined' };
    const first = await run({ onceKey: 'sub:1:3' });
    provider.outcome = { status: 'paid' };
    const second = await run({ onceKey: 'sub:1:3' });
    expect([first.status, second.status]).toEqual(['declined', 'paid']);
    const { provider_ref: ref } = await row(first.id);
    const stored = provider.payments.get(ref);
    if (stored) stored.outcome = { status: 'paid' };
    await api.send('POST', '/api/payments/webhook/sandbox', { id: 'late-1', type: 'payment.paid', paymentRef: ref });
    expect(await row(first.id)).toMatchObject({ status: 'paid', once_key: null });
    const rows = await api.rows('select amount, reason from refunds where payment_id = $1', [first.id]);
    expect(rows).toEqual([{ amount: 30_000, reason: 'too_late' }]);
    expect(shop.paid).toEqual([second.id]);
  });

  test('a refunded late payment releases the once key', async () => {
    shop.decision = 'refund';
    const late = await run({ onceKey: 'sub:1:4' });
    shop.decision = 'kept';
    const next = await run({ onceKey: 'sub:1:4' });
    expect([late.status, next.status]).toEqual(['paid', 'paid']);
    const rows = await api.rows('select payment_id from refunds where payment_id = any($1)', [[late.id, next.id]]);
    expect(rows).toEqual([{ payment_id: late.id }]);
  });
});

describe('without a response from the provider', () => {
  test('before the charge: nothing is charged, and no charge is repeated', async () => {
    await api.bank.setSwitch('dropBeforeCharge', 1);
    const { id, status } = await run();
    await api.bank.setSwitch('dropBeforeCharge', 0);
    expect(status).toBe('processing');
    expect(await attempts(id)).toEqual(['open answered', 'confirm unclear']);
    expect((await runPayment(api.services, id)).status).toBe('processing');
    expect((await reconcilePayment(api.services, id)).status).toBe('processing');
    expect(await differences()).toEqual([]);
  });

  test('while opening: nothing is charged', async () => {
    const provider = createStubProvider({ open: silent });
    useProvider(api.services, provider);
    const { id, status } = await run();
    expect([status, provider.charges()]).toEqual(['processing', 0]);
    expect(await attempts(id)).toEqual(['open unclear']);
    expect((await reconcilePayment(api.services, id)).status).toBe('processing');
  });

  test('when looking up the amount: the payment stays processing until it is verified', async () => {
    const provider = createStubProvider();
    const { find } = provider;
    provider.find = silent;
    useProvider(api.services, provider);
    const { id, status } = await run();
    expect(status).toBe('processing');
    provider.find = find;
    expect((await reconcilePayment(api.services, id)).status).toBe('paid');
    expect(provider.charges()).toBe(1);
  });
});

describe('false data from the provider', () => {
  test.each([
    ['sum', { amount: 1 }],
    ['currency', { currency: 'USD' }],
  ])('a different %s is not accepted, and is logged', async (_, forged) => {
    const provider = createStubProvider();
    const { find } = provider;
    provider.find = async (ref) => ({ ...(await find(ref)), ...forged });
    useProvider(api.services, provider);
    const { id, status } = await run();
    expect(status).toBe('processing');
    expect((await reconcilePayment(api.services, id)).status).toBe('processing');
    expect(shop.paid).toEqual([]);
    expect(
      api.logged.filter((line) => line.includes('different amount') && line.includes(`"paymentId":${id}`)),
    ).not.toEqual([]);
    provider.find = find;
    expect((await reconcilePayment(api.services, id)).status).toBe('paid');
  });
});

describe('payment requirements', () => {
  test('needs a payment method of the owner’s own', async () => {
    const other = await api.newPayer();
    const { id: theirs } = await other.addPaymentMethod();
    for (const methodId of [theirs, 999_999])
      await expect(api.begin(request({ methodId }))).rejects.toMatchObject({ code: 'not_found' });
    expect(await findUsableMethod(api.services.db, payer.id, theirs)).toBeUndefined();
    expect(await findUsableMethod(api.services.db, other.id, theirs)).toMatchObject({ id: theirs });
    expect(await findDefaultMethod(api.services.db, other.id)).toMatchObject({ id: theirs });
  });

  test('is declined when the payment method was removed before the charge', async () => {
    const { id: methodId } = await payer.addPaymentMethod();
    const id = await api.begin(request({ methodId }));
    await payer.send('DELETE', `/api/payment-methods/${methodId}`);
    expect(await runPayment(api.services, id)).toMatchObject({ status: 'declined', reason: 'method_gone' });
    expect(shop.failed).toEqual([id]);
  });

  test('needs an amount that matches its line items', async () => {
    await expect(api.begin({ ...request(), amount: 1 })).rejects.toThrow('do not make');
    await expect(api.begin(request({ amount: 0 }))).rejects.toThrow();
    await expect(api.begin(request({ amount: -5 }))).rejects.toThrow();
  });

  test('needs a committed transaction', async () => {
    const before = await api.rows('select count(*) from payments');
    const undone = api.services.db.transaction(async (tx) => {
      await beginPayment(api.services, tx, request());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await api.rows('select count(*) from payments')).toEqual(before);
  });

  test('settles, and creates a refund, after the account is deleted', async () => {
    const leaver = await api.newPayer();
    const { id: methodId } = await leaver.addPaymentMethod();
    await api.bank.setSwitch('dropAfterCharge', 1);
    const { id } = await api.pay(leaver.id, methodId);
    await api.bank.setSwitch('dropAfterCharge', 0);
    await api.pool.query('delete from users where id = $1', [leaver.id]);
    shop.decision = 'refund';
    expect((await reconcilePayment(api.services, id)).status).toBe('paid');
    expect(await api.rows('select status from refunds where payment_id = $1', [id])).toEqual([{ status: 'created' }]);
  });

  test('lists the refundable payments of a subject', async () => {
    const { id } = await run({ subjectId: 77_001, amount: 500 });
    expect(await listRefundable(api.services.db, 'order', 77_001)).toEqual([
      { id, amount: 500, refunded: 0, settledAt: expect.any(Date), purpose: 'order', subjectId: 77_001 },
    ]);
    expect(await listRefundable(api.services.db, 'renewal', 77_001)).toEqual([]);
  });
});

describe('a user’s payments', () => {
  test('are the user’s own, newest first, in the request’s language and paginated', async () => {
    const busyPayer = await api.newPayer();
    const { id: methodId } = await busyPayer.addPaymentMethod();
    const ids: number[] = [];
    for (let count = 0; count < 25; count += 1) ids.unshift((await api.pay(busyPayer.id, methodId)).id);
    const first = await busyPayer.send('GET', '/api/payments');
    expect(first.body.hasMore).toBe(true);
    expect(first.body.payments[0]).toEqual({
      id: ids[0],
      amount: 30_000,
      currency: 'ILS',
      status: 'paid',
      reason: null,
      brand: 'visa',
      last4: '4242',
      title: 'Pro, to a Hebrew reader',
      refunded: 0,
      refunding: 0,
      createdAt: expect.any(String),
      settledAt: expect.any(String),
    });
    const before = first.body.payments.at(-1).id;
    const second = await busyPayer.send('GET', `/api/payments?before=${before}`, undefined, {
      'accept-language': 'en',
    });
    expect(second.body.hasMore).toBe(false);
    expect([...first.body.payments, ...second.body.payments].map(({ id }) => id)).toEqual(ids);
    expect(second.body.payments[0].title).toBe('Pro package');
    expect((await (await api.newPayer()).send('GET', '/api/payments')).body).toEqual({ payments: [], hasMore: false });
    expect(statusAndCode(await busyPayer.send('GET', '/api/payments?before=x'))).toEqual([400, 'invalid_input']);
  });
});

test('the ledger is consistent in the end', async () => {
  expect(await findLedgerErrors(api.services)).toEqual([]);
});
