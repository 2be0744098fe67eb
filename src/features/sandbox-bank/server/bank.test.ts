import { describe, expect, test } from 'vitest';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import type { BankSwitch } from '../domain.ts';
import { createBank } from './bank.ts';
import { BankConnectionDropped, BankRefused } from './bank-shapes.ts';
import { holderAnswers, newPaymentCard } from './testing/bank-kit.ts';

const kit = await createTestServices();
const bank = createBank(kit.services);

let count = 0;
async function opened(amount = 4_000): Promise<string> {
  count += 1;
  const { ref } = await bank.openPayment({ key: `key-${count}`, merchant: 'shop', amount, currency: 'ILS' });
  return ref;
}

const charged = async (number: string, isOffSession = false) => {
  const token = await newPaymentCard(kit.services, number);
  return bank.charge(await opened(), { token, isOffSession });
};

const eventsOf = async (ref: string): Promise<string[]> => {
  const rows = await kit.rows(
    `select body ->> 'type' as type from bank_events where payment_ref = $1 order by created_at`,
    [ref],
  );
  return rows.map(({ type }) => type);
};

async function withFault<T>(name: BankSwitch, work: () => Promise<T>): Promise<T> {
  await bank.setSwitch(name, 1);
  return work().finally(() => bank.setSwitch(name, 0));
}

describe('charging a card', () => {
  test.each([
    ['4242 4242 4242 4242', 'paid', null],
    ['5555 5555 5555 4444', 'paid', null],
    ['4000 0000 0000 0002', 'declined', 'declined'],
    ['4000 0000 0000 9995', 'declined', 'no_funds'],
    ['4000 0000 0000 0341', 'declined', 'declined'],
  ])('%s is %s', async (number, state, reason) => {
    const payment = await charged(number);
    expect(payment).toMatchObject({ amount: 4_000, currency: 'ILS', state, reason, challengeUrl: null, refunded: 0 });
    expect(await bank.findPayment(payment.ref)).toEqual(payment);
    expect(await eventsOf(payment.ref)).toEqual([`payment.${state}`]);
  });

  test('that expired after it was saved is declined', async () => {
    const token = await newPaymentCard(kit.services, undefined, 0);
    kit.setTime(new Date(Date.now() + 70 * 86_400_000));
    const payment = await bank.charge(await opened(), { token, isOffSession: true });
    kit.setTime(undefined);
    expect(payment).toMatchObject({ state: 'declined', reason: 'expired_card' });
  });

  test.each(['card_unknown', '', "'; drop table bank_payment_cards", 'nul\u0000'])(
    'with the token %o is declined',
    async (token) => {
      const payment = await bank.charge(await opened(), { token, isOffSession: false });
      expect(payment).toMatchObject({ state: 'declined', reason: 'declined' });
    },
  );

  test('can be saved by one customer only', async () => {
    const token = await newPaymentCard(kit.services);
    const saved = await bank.savePaymentCard('cus-1', token);
    expect(saved).toMatchObject({ token, brand: 'visa', last4: '4242' });
    expect(await bank.savePaymentCard('cus-1', token)).toEqual(saved);
    expect(await bank.savePaymentCard('cus-2', token)).toBeUndefined();
    expect(await bank.savePaymentCard('cus-2', 'nul\u0000')).toBeUndefined();
    await bank.dropPaymentCard(token);
    expect(await bank.savePaymentCard('cus-1', token)).toBeUndefined();
    expect(await bank.charge(await opened(), { token, isOffSession: true })).toMatchObject({ state: 'declined' });
  });

  test('concurrently saved by 20 customers is saved for one', async () => {
    const token = await newPaymentCard(kit.services);
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bank.savePaymentCard(`cus-${index}`, token)),
    );
    expect(saved.filter(Boolean)).toHaveLength(1);
  });
});

describe('a challenged cardholder', () => {
  const challengedNumber = '4000002500003155';

  test('approves, and later off-session charges need no challenge', async () => {
    const token = await newPaymentCard(kit.services, challengedNumber);
    const alone = await bank.charge(await opened(), { token, isOffSession: true });
    expect(alone).toMatchObject({ state: 'declined', reason: 'challenge_failed' });
    const waiting = await bank.charge(await opened(), { token, isOffSession: false });
    expect(waiting).toMatchObject({ state: 'asks_holder', challengeUrl: `/sandbox-bank/challenge/${waiting.ref}` });
    expect(await eventsOf(waiting.ref)).toEqual([]);
    expect(await holderAnswers(kit.services, waiting.ref, true)).toMatchObject({ state: 'paid', challengeUrl: null });
    expect(await eventsOf(waiting.ref)).toEqual(['payment.paid']);
    expect(await bank.charge(await opened(), { token, isOffSession: true })).toMatchObject({ state: 'paid' });
    expect(await bank.charge(await opened(), { token, isOffSession: false })).toMatchObject({ state: 'asks_holder' });
  });

  test('declines permanently', async () => {
    const { ref } = await charged(challengedNumber);
    const declined = { state: 'declined', reason: 'challenge_failed' };
    expect(await holderAnswers(kit.services, ref, false)).toMatchObject(declined);
    expect(await holderAnswers(kit.services, ref, true)).toMatchObject({ state: 'declined' });
    expect(await eventsOf(ref)).toEqual(['payment.declined']);
  });

  test('gets one outcome from concurrent approvals and refusals', async () => {
    const { ref } = await charged(challengedNumber);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => holderAnswers(kit.services, ref, index % 2 === 0)),
    );
    expect(new Set(answers.map(({ state }) => state)).size).toBe(1);
    expect(await eventsOf(ref)).toHaveLength(1);
  });
});

describe('idempotency', () => {
  test('100 concurrent opens with one key create one payment', async () => {
    const request = { key: 'same', merchant: 'shop', amount: 100, currency: 'ILS' } as const;
    const refs = await Promise.all(Array.from({ length: 100 }, () => bank.openPayment(request)));
    expect(new Set(refs.map(({ ref }) => ref)).size).toBe(1);
    await expect(bank.openPayment({ ...request, amount: 200 })).rejects.toThrow(BankRefused);
  });

  test('100 concurrent charges of one payment charge it once', async () => {
    const ref = await opened();
    const token = await newPaymentCard(kit.services);
    const other = await newPaymentCard(kit.services, '4000000000000002');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        bank.charge(ref, { token: index % 2 ? token : other, isOffSession: false }),
      ),
    );
    expect(new Set(answers.map(({ state }) => state)).size).toBe(1);
    expect(await eventsOf(ref)).toHaveLength(1);
  });

  test('a charge racing a cancellation ends as exactly one of them', async () => {
    const ref = await opened();
    const token = await newPaymentCard(kit.services);
    await Promise.all([bank.charge(ref, { token, isOffSession: false }), bank.cancelPayment(ref)]);
    const { state } = (await bank.findPayment(ref)) ?? {};
    expect(['paid', 'cancelled']).toContain(state);
    expect(await eventsOf(ref)).toEqual([`payment.${state}`]);
    expect(await bank.cancelPayment(ref)).toMatchObject({ state });
    expect(await bank.charge(ref, { token, isOffSession: false })).toMatchObject({ state });
  });

  test('an unknown payment is not found and cannot be charged or cancelled', async () => {
    expect(await bank.findPayment('pay_none')).toBeUndefined();
    expect(await bank.findPayment('nul\u0000')).toBeUndefined();
    await expect(bank.charge('pay_none', { token: 'x', isOffSession: false })).rejects.toThrow(BankRefused);
    await expect(bank.cancelPayment('pay_none')).rejects.toThrow(BankRefused);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 31])('an amount of %d is refused', async (amount) => {
    await expect(opened(amount)).rejects.toThrow(BankRefused);
  });
});

describe('a refund', () => {
  test('is made once per idempotency key, also for concurrent requests', async () => {
    const { ref } = await charged('4242424242424242');
    const request = { key: `refund-${ref}`, ref, amount: 1_000 };
    const created = await Promise.all(Array.from({ length: 50 }, () => bank.refund(request)));
    expect(new Set(created.map((one) => one.ref)).size).toBe(1);
    expect(await bank.findPayment(ref)).toMatchObject({ state: 'paid', refunded: 1_000 });
    expect(await eventsOf(ref)).toEqual(['payment.paid', 'refund.done']);
    await expect(bank.refund({ ...request, amount: 2_000 })).rejects.toThrow(BankRefused);
  });

  test('never exceeds the payment, also for concurrent requests', async () => {
    const { ref } = await charged('4242424242424242');
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => bank.refund({ key: `${ref}-${index}`, ref, amount: 1_500 })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(BankRefused);
    expect(await bank.findPayment(ref)).toMatchObject({ refunded: 3_000 });
  });

  test('of an unpaid payment or a non-positive or fractional amount is refused', async () => {
    await expect(bank.refund({ key: 'r1', ref: await opened(), amount: 1 })).rejects.toThrow(BankRefused);
    const { ref } = await charged('4242424242424242');
    for (const amount of [0, -5, 0.5])
      await expect(bank.refund({ key: 'r2', ref, amount })).rejects.toThrow(BankRefused);
  });
});

describe('a dropped connection', () => {
  test.each([
    ['dropBeforeCharge', 'open', []],
    ['dropAfterCharge', 'paid', ['payment.paid']],
  ] as const)('by %s leaves the payment %s', async (fault, state, events) => {
    const ref = await opened();
    const request = { token: await newPaymentCard(kit.services), isOffSession: false };
    await withFault(fault, () => expect(bank.charge(ref, request)).rejects.toThrow(BankConnectionDropped));
    expect(await bank.findPayment(ref)).toMatchObject({ state });
    expect(await eventsOf(ref)).toEqual(events);
  });

  test('after a refund leaves it refunded, and retrying with the same key does not refund again', async () => {
    const { ref } = await charged('4242424242424242');
    const request = { key: `dropped-${ref}`, ref, amount: 4_000 };
    await withFault('dropAfterRefund', () => expect(bank.refund(request)).rejects.toThrow(BankConnectionDropped));
    expect(await bank.findPayment(ref)).toMatchObject({ refunded: 4_000 });
    await bank.refund(request);
    expect(await bank.findPayment(ref)).toMatchObject({ refunded: 4_000 });
  });

  test('occurs with about the configured probability', async () => {
    await bank.setSwitch('dropBeforeCharge', 0.5);
    const tries = await Promise.allSettled(Array.from({ length: 60 }, () => charged('4242424242424242')));
    await bank.setSwitch('dropBeforeCharge', 0);
    const paid = tries.filter(({ status }) => status === 'fulfilled').length;
    expect(paid).toBeGreaterThan(5);
    expect(paid).toBeLessThan(55);
  });
});
