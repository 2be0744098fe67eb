import { beforeEach, describe, expect, test } from 'vitest';
import { type PaymentMethod, paymentsApi } from '../../contract.ts';
import { runPayment } from '../charge/charge.ts';
import { paymentsExport } from '../data-export.ts';
import { methodUses, useProvider } from '../index.ts';
import { createSandboxProvider } from '../providers/sandbox.ts';
import { newToken, type Payer, requestOf, startPayments, statusAndCode } from '../testing/paying.ts';
import { createStubProvider, silent } from '../testing/stub-provider.ts';
import { dropMethodsOf } from './method-end.ts';

let payer: Payer;
const used = new Set<number>();
const api = await startPayments({}, [methodUses.with(async (_, id) => used.has(id))]);
const other = await api.newPayer();
beforeEach(async () => {
  payer = await api.newPayer();
});

const list = async (user: Payer = payer): Promise<PaymentMethod[]> =>
  (await user.send('GET', '/api/payment-methods')).body;
const add = (body: object, user: Payer = payer) => user.send('POST', '/api/payment-methods', body);
const remove = (id: number) => payer.send('DELETE', `/api/payment-methods/${id}`);
const makeDefault = (id: number) => payer.send('PUT', `/api/payment-methods/${id}/default`);

describe('a payment method', () => {
  test('is saved from the provider’s token, and the first is the default', async () => {
    expect(await list()).toEqual([]);
    const first = await payer.addPaymentMethod();
    expect(first).toEqual({
      id: first.id,
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2090,
      isDefault: true,
      expiry: 'good',
    });
    const second = await payer.addPaymentMethod();
    expect(second.isDefault).toBe(false);
    expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await list(other)).toEqual([]);
  });

  test('is saved once per token, also with fifty concurrent requests', async () => {
    const token = await newToken(api);
    const answers = await Promise.all(Array.from({ length: 50 }, () => add({ token })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('has one default, also when several first ones are added concurrently', async () => {
    await Promise.all(Array.from({ length: 8 }, () => payer.addPaymentMethod()));
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, ...Array(7).fill(false)]);
  });

  test('of another user, unknown, or removed before is rejected', async () => {
    const token = await newToken(api);
    await add({ token }, other);
    const theirs = await add({ token });
    const unknown = await add({ token: 'card_nobody' });
    const ownToken = await newToken(api);
    await remove((await add({ token: ownToken })).body.id);
    const removed = await add({ token: ownToken });
    for (const answer of [theirs, unknown, removed]) {
      expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
      expect(answer.body.fields.token).toContain('כרטיס');
    }
  });

  test.each([{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(201) }, { token: 'x', save: 'yes' }])(
    'is rejected for %j, naming the field',
    async (body) => {
      const answer = await add(body);
      expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
      expect(Object.keys(answer.body.fields)).toEqual(['save' in body ? 'save' : 'token']);
    },
  );

  test('reports the expiry of its card', async () => {
    const soon = new Date();
    await payer.addPaymentMethod({ expMonth: soon.getUTCMonth() + 1, expYear: soon.getUTCFullYear() });
    await payer.addPaymentMethod({ expMonth: 1, expYear: 2001 });
    expect((await list()).map(({ expiry }) => expiry)).toEqual(['soon', 'over']);
  });

  test('is removed here and at the provider; the newest becomes the default', async () => {
    const [first, second, third] = [
      await payer.addPaymentMethod(),
      await payer.addPaymentMethod(),
      await payer.addPaymentMethod(),
    ];
    const answer = await remove(first.id);
    expect(answer.body.map(({ id, isDefault }: PaymentMethod) => [id, isDefault])).toEqual([
      [third.id, true],
      [second.id, false],
    ]);
    expect(statusAndCode(await remove(first.id))).toEqual([404, 'not_found']);
    const [drop] = (await api.queued('drop-payment-method')).slice(-1);
    await api.doJob('drop-payment-method', drop);
    const row = await api.row('select removed_at from bank_payment_cards where token = $1', [drop?.ref]);
    expect(row.removed_at).not.toBeNull();
  });

  test('used by a subscription cannot be removed: 409 with the reason', async () => {
    const { id } = await payer.addPaymentMethod();
    used.add(id);
    const answer = await remove(id);
    expect(statusAndCode(answer)).toEqual([409, 'conflict']);
    expect(answer.body.message).toContain('המנוי');
    used.delete(id);
    expect((await remove(id)).body).toEqual([]);
  });

  test('becomes the default, unless expired', async () => {
    const first = await payer.addPaymentMethod();
    const second = await payer.addPaymentMethod();
    const expired = await payer.addPaymentMethod({ expMonth: 1, expYear: 2001 });
    const answer = await makeDefault(second.id);
    expect(answer.body.find(({ isDefault }: PaymentMethod) => isDefault).id).toBe(second.id);
    expect(statusAndCode(await makeDefault(expired.id))).toEqual([409, 'conflict']);
    await Promise.all([first, second, first, second].map(({ id }) => makeDefault(id)));
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('the default payment method', () => {
  test('is the one last used for a manual payment; a renewal does not change it', async () => {
    const [declined, paying, renewing] = [
      await payer.addPaymentMethod({ behaviour: 'declined' }),
      await payer.addPaymentMethod(),
      await payer.addPaymentMethod(),
    ];
    const firstOne = async () => (await list()).find(({ isDefault }) => isDefault)?.id;
    await api.pay(payer.id, declined.id);
    expect(await firstOne()).toBe(declined.id);
    await api.pay(payer.id, paying.id);
    expect(await firstOne()).toBe(paying.id);
    await api.pay(payer.id, renewing.id, { isOffSession: true });
    expect(await firstOne()).toBe(paying.id);
  });

  test('and all others are removed at the provider when the owner is deleted', async () => {
    const [saved, removed] = [await payer.addPaymentMethod(), await payer.addPaymentMethod()];
    await remove(removed.id);
    const refsOf = (ids: number[]) => api.rows('select ref from payment_methods where id = any($1) order by id', [ids]);
    const [ref] = await refsOf([saved.id]);
    const before = await api.queued('drop-payment-method');
    await api.services.db.transaction((tx) => dropMethodsOf(tx, [payer.id]));
    const after = await api.queued('drop-payment-method');
    expect(after.slice(before.length)).toEqual([{ provider: 'sandbox', ...ref }]);
  });
});

describe('a payment method to be saved when paid', () => {
  test('is neither listed nor the default after a decline, and is removed after a day', async () => {
    const { id } = await payer.addPaymentMethod({ behaviour: 'declined', save: 'whenPaid' });
    expect((await api.pay(payer.id, id)).status).toBe('declined');
    expect(await list()).toEqual([]);
    expect(statusAndCode(await makeDefault(id))).toEqual([404, 'not_found']);
    api.setTime(new Date(Date.now() + 86_500_000));
    await api.doJob('sweep-payment-methods');
    api.setTime(undefined);
    expect((await api.row('select removed_at from payment_methods where id = $1', [id])).removed_at).not.toBeNull();
  });

  test('is saved by the payment and becomes the default before the older ones', async () => {
    const before = await payer.addPaymentMethod();
    const { id } = await payer.addPaymentMethod({ save: 'whenPaid' });
    expect((await list()).map((method) => method.id)).toEqual([before.id]);
    await api.pay(payer.id, id);
    expect((await list()).map((method) => [method.id, method.isDefault])).toEqual([
      [id, true],
      [before.id, false],
    ]);
  });
});

describe('a one-time payment method', () => {
  const single = () => payer.addPaymentMethod({ save: 'never' });

  test('is not listed, cannot be the default, and is removed after payment', async () => {
    const { id } = await single();
    expect(await list()).toEqual([]);
    expect(statusAndCode(await makeDefault(id))).toEqual([404, 'not_found']);
    const payment = await api.begin(requestOf(payer.id, id));
    expect((await runPayment(api.services, payment)).status).toBe('paid');
    await expect(api.begin(requestOf(payer.id, id))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is retained when the purchase continues to be charged to it', async () => {
    const { id } = await single();
    used.add(id);
    await api.pay(payer.id, id);
    used.delete(id);
    expect(await list()).toMatchObject([{ id, isDefault: true }]);
  });

  test('that was not used is removed after a day, but not during a payment', async () => {
    const [abandoned, busy] = [await single(), await single()];
    await api.begin(requestOf(payer.id, busy.id));
    const isPresent = async (id: number) => {
      return (await api.row('select removed_at from payment_methods where id = $1', [id])).removed_at === null;
    };
    await api.doJob('sweep-payment-methods');
    expect([await isPresent(abandoned.id), await isPresent(busy.id)]).toEqual([true, true]);
    api.setTime(new Date(Date.now() + 86_500_000));
    await api.doJob('sweep-payment-methods');
    api.setTime(undefined);
    expect([await isPresent(abandoned.id), await isPresent(busy.id)]).toEqual([false, true]);
  });
});

test.each(['fields', 'addMethod', 'removeMethod', 'makeDefault'] as const)(
  '%s requires the owner’s session',
  (name) => {
    expect(paymentsApi[name]).toMatchObject({ access: 'user', needsSession: true });
  },
);

describe('the card fields', () => {
  test('are the provider’s own', async () => {
    const answer = await payer.send('POST', '/api/payment-methods/fields');
    expect(answer.body).toEqual({ provider: 'sandbox', url: '/sandbox-bank/fields' });
    expect(await api.rows('select * from payment_customers where user_id = $1', [payer.id])).toHaveLength(1);
  });

  test('return 503 when the provider does not respond', async () => {
    useProvider(api.services, createStubProvider({ setUpFields: silent, saveMethod: silent }));
    const fields = await payer.send('POST', '/api/payment-methods/fields');
    const added = await add({ token: 'any' });
    useProvider(api.services, createSandboxProvider(api.services));
    for (const answer of [fields, added]) {
      expect(statusAndCode(answer)).toEqual([503, 'unavailable']);
      expect(answer.body.message).toContain('לא חויבתם');
    }
  });
});

test('an export contains no provider reference or token', async () => {
  const method = await payer.addPaymentMethod();
  await api.pay(payer.id, method.id);
  const exported = await paymentsExport.read(api.services.db, payer.id);
  expect(exported).toMatchObject({
    methods: [{ id: method.id, last4: '4242' }],
    payments: [{ amount: 30_000, status: 'paid', last4: '4242' }],
  });
  expect(JSON.stringify(exported)).not.toMatch(/card_|pay_|token|ref"/);
});
