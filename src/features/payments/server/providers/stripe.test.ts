import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerChallenge, pay } from '../testing/stripe-intents.ts';
import type { Intent } from '../testing/stripe-objects.ts';
import type { TestPaymentCardName } from '../testing/stripe-payment-cards.ts';
import { fillFields } from '../testing/stripe-payment-methods.ts';
import { type Fault, StripeStandIn } from '../testing/stripe-stand-in.ts';
import { ProviderUnclear } from './port.ts';
import { createStripeProvider } from './stripe.ts';
import { reasonOf } from './stripe-client.ts';

let customer: string;
let count = 0;
const standIn = await StripeStandIn.open();
const provider = createStripeProvider({ stripe: standIn.settings });
afterAll(() => standIn.close());
beforeEach(async () => {
  count += 1;
  customer = await provider.makeCustomer({ key: `customer-${count}`, userId: count });
});
afterEach(() => {
  standIn.store.firstRefundStatus = 'succeeded';
});

const tokenFor = async (name: TestPaymentCardName): Promise<string> => {
  const setup = await provider.setUpFields(customer);
  const [token = ''] = setup.provider === 'stripe' ? setup.clientSecret.split('_secret_') : [];
  fillFields(standIn.store, token, name);
  return token;
};
const methodFor = async (name: TestPaymentCardName): Promise<string> =>
  (await provider.saveMethod(customer, await tokenFor(name)))?.ref ?? '';
const opening = (key: string, amount = 30_000) => ({ key, amount, currency: 'ILS', customer, paymentId: count });
const openOne = async (): Promise<string> => (await provider.open(opening(`open-${customer}`))).ref;
const intentOf = (ref: string): Intent => {
  const intent = standIn.store.intents.get(ref);
  if (!intent) throw new Error(`no ${ref}`);
  return intent;
};
async function charge(name: TestPaymentCardName, isOffSession = false) {
  const [method, ref] = [await methodFor(name), await openOne()];
  return { ref, outcome: await provider.confirm(ref, { method, isOffSession }) };
}

describe('a customer and their cards', () => {
  test('one key creates one customer', async () => {
    expect(await provider.makeCustomer({ key: `customer-${count}`, userId: count })).toBe(customer);
    expect(standIn.store.customers.get(customer)).toMatchObject({ metadata: { userId: String(count) } });
  });

  test('the same key for another user throws', async () => {
    const other = provider.makeCustomer({ key: `customer-${count}`, userId: count + 1 });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('setting up the fields returns what the browser needs', async () => {
    expect(await provider.setUpFields(customer)).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_stand_in',
      clientSecret: expect.stringMatching(/^seti_\w+_secret_/),
    });
  });

  test.each([
    ['pm_card_visa', 'visa', '4242'],
    ['pm_card_mastercard', 'mastercard', '4444'],
    ['pm_card_amex', 'amex', '8431'],
    ['pm_card_jcb', 'other', '0505'],
  ] as const)('%s is stored as %s', async (name, brand, last4) => {
    expect(await provider.saveMethod(customer, await tokenFor(name))).toEqual({
      ref: expect.stringMatching(/^pm_/),
      brand,
      last4,
      expMonth: 4,
      expYear: 2031,
    });
  });

  test('an unfinished, unknown, malformed or foreign token is rejected', async () => {
    const setup = await provider.setUpFields(customer);
    const [unfinished = ''] = setup.provider === 'stripe' ? setup.clientSecret.split('_secret_') : [];
    const stranger = await provider.makeCustomer({ key: `stranger-${count}`, userId: 1 });
    expect(await provider.saveMethod(customer, unfinished)).toBeUndefined();
    expect(await provider.saveMethod(customer, 'seti_unknown')).toBeUndefined();
    const before = standIn.received.length;
    for (const token of ['', 'tok_1', 'seti_a/../../customers', 'seti_a?expand=x', '../v1/refunds'])
      expect(await provider.saveMethod(customer, token)).toBeUndefined();
    expect(standIn.received).toHaveLength(before);
    expect(await provider.saveMethod(stranger, await tokenFor('pm_card_visa'))).toBeUndefined();
  });

  test('removing a card is idempotent, also for a missing one', async () => {
    const ref = await methodFor('pm_card_visa');
    for (const name of [ref, ref, 'pm_never']) await provider.dropMethod(name);
    expect(standIn.store.methods.get(ref)?.customer).toBeNull();
  });
});

describe('a payment', () => {
  test('is opened once per key without a charge, with the payment id in its metadata', async () => {
    const [first, second] = [await openOne(), await openOne()];
    expect(second).toBe(first);
    expect(intentOf(first)).toMatchObject({ amount: 30_000, currency: 'ils', metadata: { paymentId: String(count) } });
    expect(await provider.find(first)).toEqual({ status: 'open', amount: 30_000, currency: 'ILS' });
  });

  test('with another amount under the same key throws', async () => {
    await openOne();
    const other = provider.open(opening(`open-${customer}`, 1));
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('is paid once confirmed, and stays paid when confirmed again', async () => {
    const { ref, outcome } = await charge('pm_card_visa');
    expect(outcome).toEqual({ status: 'paid' });
    const confirms = standIn.count(`${ref}/confirm`);
    const again = await provider.confirm(ref, { method: 'pm_another', isOffSession: false });
    expect(again).toEqual({ status: 'paid' });
    expect(standIn.count(`${ref}/confirm`)).toBe(confirms);
    expect(await provider.find(ref)).toEqual({ status: 'paid', amount: 30_000, currency: 'ILS' });
  });

  test.each([
    ['pm_card_chargeDeclined', 'declined'],
    ['pm_card_chargeCustomerFail', 'declined'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'no_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'wrong_details'],
  ] as const)('with %s is declined permanently: %s', async (name, reason) => {
    const { ref, outcome } = await charge(name);
    expect(outcome).toEqual({ status: 'declined', reason });
    // Stripe would accept another payment card for it, so it is cancelled there.
    expect(intentOf(ref).status).toBe('canceled');
    const method = await methodFor('pm_card_visa');
    expect(await provider.confirm(ref, { method, isOffSession: false })).toEqual({ status: 'declined', reason });
    expect(await provider.find(ref)).toEqual({ status: 'declined', reason, amount: 30_000, currency: 'ILS' });
    expect(intentOf(ref).amount_received).toBe(0);
  });

  test('with a removed or missing card is declined', async () => {
    const method = await methodFor('pm_card_visa');
    await provider.dropMethod(method);
    const methodGone = { status: 'declined', reason: 'method_gone' };
    const ref = await openOne();
    expect(await provider.confirm(ref, { method, isOffSession: true })).toEqual(methodGone);
    const { ref: other } = await provider.open(opening(`other-${count}`));
    expect(await provider.confirm(other, { method: 'pm_never', isOffSession: true })).toEqual(methodGone);
    expect(intentOf(other).status).toBe('canceled');
  });

  test('with invalid parameters throws', async () => {
    await expect(provider.open(opening(`bad-${count}`, 0))).rejects.toMatchObject({ param: 'amount' });
    await expect(provider.find('pi_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('with wrong keys throws', async () => {
    const forged = createStripeProvider({ stripe: { ...standIn.settings, secretKey: 'sk_test_wrong' } });
    await expect(forged.open(opening(`forged-${count}`))).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
    expect(() => createStripeProvider({ stripe: undefined })).toThrow('keys');
  });
});

describe('a challenge', () => {
  const challenge = (ref: string) => ({
    status: 'challenge',
    next: { kind: 'stripe', publishableKey: 'pk_test_stand_in', clientSecret: `${ref}_secret_x` },
  });

  test('that is approved is paid', async () => {
    const { ref, outcome } = await charge('pm_card_authenticationRequired');
    expect(outcome).toEqual(challenge(ref));
    expect(await provider.find(ref)).toMatchObject(challenge(ref));
    answerChallenge(standIn.store, ref, true);
    expect(await provider.find(ref)).toMatchObject({ status: 'paid', amount: 30_000 });
    expect(await provider.confirm(ref, { method: 'pm_any', isOffSession: false })).toEqual({ status: 'paid' });
  });

  test('that is refused is declined permanently', async () => {
    const { ref } = await charge('pm_card_authenticationRequired');
    answerChallenge(standIn.store, ref, false);
    expect(await provider.find(ref)).toMatchObject({ status: 'declined', reason: 'challenge_failed' });
    expect(intentOf(ref).status).toBe('canceled');
  });

  test('off session is declined', async () => {
    const { outcome } = await charge('pm_card_authenticationRequired', true);
    expect(outcome).toEqual({ status: 'declined', reason: 'challenge_failed' });
  });

  test('cannot be answered once cancelled', async () => {
    const { ref } = await charge('pm_card_authenticationRequired');
    expect(await provider.cancel(ref)).toEqual({ status: 'cancelled' });
    expect(await provider.find(ref)).toMatchObject({ status: 'cancelled' });
    expect(() => answerChallenge(standIn.store, ref, true)).toThrow('status of canceled');
  });
});

describe('cancelling', () => {
  test('cancels an open payment, and is idempotent', async () => {
    const ref = await openOne();
    for (const _ of [1, 2]) expect(await provider.cancel(ref)).toEqual({ status: 'cancelled' });
  });

  test('never undoes a payment, and returns that it is paid', async () => {
    const { ref } = await charge('pm_card_visa');
    expect(await provider.cancel(ref)).toEqual({ status: 'paid' });
  });

  test('a declined payment that is paid meanwhile is reported as paid', async () => {
    const { ref } = await charge('pm_card_authenticationRequired');
    answerChallenge(standIn.store, ref, false);
    standIn.before('/cancel', () => pay(standIn.store, intentOf(ref)));
    expect(await provider.find(ref)).toEqual({ status: 'paid', amount: 30_000, currency: 'ILS' });
  });

  test('a payment still processing at Stripe stays open', async () => {
    const ref = await openOne();
    intentOf(ref).status = 'processing';
    expect(await provider.cancel(ref)).toEqual({ status: 'open' });
    const method = await methodFor('pm_card_visa');
    expect(await provider.confirm(ref, { method, isOffSession: true })).toEqual({ status: 'open' });
  });
});

describe('a failing connection', () => {
  const faults: Fault[] = ['dropBefore', 'dropAfter', 'status500', 'status429', 'notJson'];

  test.each(faults)('during the charge (%s) is unclear, and a lookup returns the status', async (fault) => {
    const [method, ref] = [await methodFor('pm_card_visa'), await openOne()];
    standIn.fail('/confirm', fault);
    await expect(provider.confirm(ref, { method, isOffSession: true })).rejects.toBeInstanceOf(ProviderUnclear);
    const wasCharged = !['dropBefore', 'status429'].includes(fault);
    expect(await provider.find(ref)).toMatchObject({ status: wasCharged ? 'paid' : 'open' });
    expect(intentOf(ref).amount_received).toBe(wasCharged ? 30_000 : 0);
  });

  test('once: the Stripe library retries with the same key, and nothing is charged twice', async () => {
    const [method, ref] = [await methodFor('pm_card_visa'), await openOne()];
    standIn.fail('/confirm', 'dropAfter', 1);
    const before = standIn.store.received;
    expect(await provider.confirm(ref, { method, isOffSession: true })).toEqual({ status: 'paid' });
    const keys = standIn.received.filter(({ path }) => path.endsWith(`${ref}/confirm`)).map(({ key }) => key);
    expect(keys).toEqual([`confirm:${ref}`, `confirm:${ref}`]);
    expect(standIn.store.received - before).toBe(30_000);
  });

  test.each(faults)('while opening (%s) leaves one payment after a retry', async (fault) => {
    const before = standIn.store.intents.size;
    standIn.fail('/payment_intents', fault);
    await expect(openOne()).rejects.toBeInstanceOf(ProviderUnclear);
    await openOne();
    expect(standIn.store.intents.size).toBe(before + 1);
  });

  test('after a decline is unclear until the payment is cancelled', async () => {
    const [method, ref] = [await methodFor('pm_card_chargeDeclined'), await openOne()];
    standIn.fail('/cancel', 'dropBefore');
    await expect(provider.confirm(ref, { method, isOffSession: true })).rejects.toBeInstanceOf(ProviderUnclear);
    expect(await provider.find(ref)).toMatchObject({ status: 'declined', reason: 'declined' });
    expect(intentOf(ref).status).toBe('canceled');
  });

  test('during any other call is unclear', async () => {
    const ref = await openOne();
    const calls: [string, () => Promise<unknown>][] = [
      ['/customers', () => provider.makeCustomer({ key: 'x', userId: 1 })],
      ['/setup_intents', () => provider.setUpFields(customer)],
      ['/seti_1', () => provider.saveMethod(customer, 'seti_1')],
      ['/detach', () => provider.dropMethod('pm_1')],
      [`/${ref}`, () => provider.find(ref)],
      ['/cancel', () => provider.cancel(ref)],
      ['/refunds', () => provider.refund({ key: 'r', ref, amount: 1 })],
    ];
    for (const [path, call] of calls) {
      standIn.fail(path, 'dropBefore');
      await expect(call(), path).rejects.toBeInstanceOf(ProviderUnclear);
    }
  });

  test('to an unreachable server is unclear', async () => {
    const nobody = createStripeProvider({ stripe: { ...standIn.settings, apiUrl: 'http://127.0.0.1:9' } });
    await expect(nobody.find('pi_1')).rejects.toBeInstanceOf(ProviderUnclear);
  });
});

describe('refunding', () => {
  const refundsOf = (ref: string) => [...standIn.store.refunds.values()].filter((one) => one.payment_intent === ref);

  test('happens once per key', async () => {
    const { ref } = await charge('pm_card_visa');
    const request = { key: `refund-${count}`, ref, amount: 10_000 };
    const first = await provider.refund(request);
    expect(first).toEqual({ ref: expect.stringMatching(/^re_/), status: 'done' });
    expect(await provider.refund(request)).toEqual(first);
    expect(refundsOf(ref)).toHaveLength(1);
  });

  test('happens once even when Stripe no longer has the key', async () => {
    const { ref } = await charge('pm_card_visa');
    const request = { key: `refund-${count}`, ref, amount: 10_000 };
    const first = await provider.refund(request);
    standIn.forgetKeys();
    expect(await provider.refund(request)).toEqual(first);
    expect(refundsOf(ref)).toHaveLength(1);
  });

  test('with a lost response is found on retry', async () => {
    const { ref } = await charge('pm_card_visa');
    const request = { key: `refund-${count}`, ref, amount: 30_000 };
    standIn.fail('/refunds', 'dropBefore');
    await expect(provider.refund(request)).rejects.toBeInstanceOf(ProviderUnclear);
    standIn.fail('POST /v1/refunds', 'dropAfter');
    await expect(provider.refund(request)).rejects.toBeInstanceOf(ProviderUnclear);
    expect(await provider.refund(request)).toMatchObject({ status: 'done' });
    expect(refundsOf(ref)).toHaveLength(1);
  });

  test('never exceeds the payment', async () => {
    const { ref } = await charge('pm_card_visa');
    await provider.refund({ key: `a-${count}`, ref, amount: 29_999 });
    expect(await provider.refund({ key: `b-${count}`, ref, amount: 2 })).toEqual({ ref: '', status: 'failed' });
    expect(await provider.refund({ key: `c-${count}`, ref, amount: 1 })).toMatchObject({ status: 'done' });
  });

  test('is unclear while pending, and then returns the final status', async () => {
    const { ref } = await charge('pm_card_visa');
    standIn.store.firstRefundStatus = 'pending';
    const request = { key: `refund-${count}`, ref, amount: 30_000 };
    await expect(provider.refund(request)).rejects.toBeInstanceOf(ProviderUnclear);
    const [refund] = refundsOf(ref);
    if (refund) refund.status = 'failed';
    expect(await provider.refund(request)).toEqual({ ref: refund?.id, status: 'failed' });
  });
});

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'no_funds'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'challenge_failed'],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired_card'],
  [{ code: 'expired_card' }, 'expired_card'],
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'wrong_details'],
  [{ code: 'payment_intent_authentication_failure' }, 'challenge_failed'],
  [{ code: 'processing_error' }, 'declined'],
  [{ code: 'constructor', decline_code: 'toString' }, 'declined'],
  [{ code: null, decline_code: null }, 'declined'],
  [{}, 'declined'],
])('%o is mapped to %s', (refusal, reason) => {
  expect(reasonOf(refusal)).toBe(reason);
});
