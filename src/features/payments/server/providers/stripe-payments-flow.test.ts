import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#base/app-error.ts';
import { findLedgerErrors, reconcilePayment, refundPayment } from '../index.ts';
import { type Payer, startPayments, type TestShop } from '../testing/paying.ts';
import { answerChallenge } from '../testing/stripe-intents.ts';
import type { TestPaymentCardName } from '../testing/stripe-payment-cards.ts';
import { fillFields } from '../testing/stripe-payment-methods.ts';
import { StripeStandIn, standInKeys, stripeEvent } from '../testing/stripe-stand-in.ts';
import { createStripeProvider } from './stripe.ts';

let shop: TestShop;
const standIn = await StripeStandIn.open();
const api = await startPayments({
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: standInKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: standInKeys.webhookSecret,
  STRIPE_PUBLISHABLE_KEY: standInKeys.publishableKey,
  STRIPE_API_URL: standIn.settings.apiUrl,
});
const payer = await api.newPayer();
afterAll(async () => {
  await standIn.close();
});
beforeEach(() => {
  shop = api.openShop();
});

async function enterPaymentCard(name: TestPaymentCardName, user: Payer = payer): Promise<string> {
  const { body } = await user.send('POST', '/api/payment-methods/fields');
  const [token = ''] = body.clientSecret.split('_secret_');
  fillFields(standIn.store, token, name);
  return token;
}
async function addPaymentMethod(name: TestPaymentCardName): Promise<number> {
  const { status, body } = await payer.send('POST', '/api/payment-methods', { token: await enterPaymentCard(name) });
  expect(status).toBe(200);
  return body.id;
}
const payWith = async (name: TestPaymentCardName) => api.pay(payer.id, await addPaymentMethod(name));
const refOf = async (id: number): Promise<string> =>
  (await api.row('select provider_ref from payments where id = $1', [id])).provider_ref;
const deliver = ({ body, headers }: ReturnType<typeof stripeEvent>) =>
  api.send('POST', '/api/payments/webhook/stripe', body.toString(), headers);

describe('with Stripe', () => {
  test('a card is entered in Stripe’s fields, saved by its token, and charged', async () => {
    expect((await payWith('pm_card_visa')).status).toBe('paid');
    const { body } = await payer.send('GET', '/api/payment-methods');
    expect(body[0]).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031, isDefault: true });
    expect(JSON.stringify(body)).not.toMatch(/pm_|seti_|cus_/);
    expect(standIn.store.customers.size).toBe(1);
  });

  test('a decline has its reason', async () => {
    expect(await payWith('pm_card_chargeDeclinedInsufficientFunds')).toMatchObject({
      status: 'declined',
      reason: 'no_funds',
      next: null,
    });
    expect(shop.failed).toHaveLength(1);
  });

  test('a challenge runs in Stripe’s script, and the result is looked up', async () => {
    const { id, status, next } = await payWith('pm_card_authenticationRequired');
    const ref = await refOf(id);
    expect({ status, next }).toEqual({
      status: 'challenge',
      next: { kind: 'stripe', publishableKey: standInKeys.publishableKey, clientSecret: `${ref}_secret_x` },
    });
    answerChallenge(standIn.store, ref, true);
    expect(await reconcilePayment(api.services, id)).toMatchObject({ status: 'paid', next: null });
  });

  test('a payment with a lost response is settled once by repeated webhooks', async () => {
    standIn.fail('/confirm', 'dropAfter');
    const { id, status } = await payWith('pm_card_visa');
    expect(status).toBe('processing');
    const object = { id: await refOf(id), object: 'payment_intent' };
    const event = stripeEvent({ id: `evt_${id}`, type: 'payment_intent.succeeded', object }, new Date());
    for (const _ of [1, 2, 3]) expect((await deliver(event)).status).toBe(200);
    expect(await reconcilePayment(api.services, id)).toMatchObject({ status: 'paid' });
    expect(shop.paid).toEqual([id]);
  });

  test('a refund happens once, and Stripe’s balance matches the ledger', async () => {
    const { id } = await payWith('pm_card_visa');
    const request = { paymentId: id, amount: 10_000, reason: 'by_us', key: `give-${id}` } as const;
    standIn.fail('POST /v1/refunds', 'dropAfter');
    expect(await refundPayment(api.services, request)).toBe('created');
    expect(await refundPayment(api.services, request)).toBe('done');
    expect([...standIn.store.refunds.values()].map(({ amount }) => amount)).toEqual([10_000]);
    const row = await api.row(`select sum(amount)::int as sum from payments where status = 'paid'`);
    expect(row.sum).toBe(standIn.store.received);
    expect(await findLedgerErrors(api.services)).toEqual([]);
  });
});

const provider = createStripeProvider({ stripe: { ...standInKeys, apiUrl: undefined } });
const now = new Date('2026-11-15T10:00:00.500Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const paid = { type: 'payment_intent.succeeded', object: { id: 'pi_1', object: 'payment_intent' } };

describe('a Stripe event', () => {
  test.each([
    ['payment_intent.succeeded', { id: 'pi_1' }, 'pi_1'],
    ['payment_intent.payment_failed', { id: 'pi_2' }, 'pi_2'],
    ['payment_intent.canceled', { id: 'pi_3' }, 'pi_3'],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_4' }, 'pi_4'],
    ['charge.dispute.created', { id: 'dp_1', payment_intent: { id: 'pi_5' } }, 'pi_5'],
    ['refund.updated', { id: 're_1', payment_intent: 'pi_6' }, 'pi_6'],
    ['refund.failed', { id: 're_1', payment_intent: null }, undefined],
    ['customer.created', { id: 'cus_1' }, undefined],
    ['setup_intent.succeeded', { id: 'seti_1' }, undefined],
  ])('%s refers to payment %o', (type, object, paymentRef) => {
    const { body, headers } = stripeEvent({ id: 'evt_7', type, object }, now);
    expect(provider.readEvent(body, headers, now)).toEqual({ id: 'evt_7', type, paymentRef });
  });

  const refused = (body: Buffer, headers: Record<string, string | undefined>, at = now) => {
    try {
      provider.readEvent(body, headers, at);
    } catch (error) {
      return error instanceof AppError ? error.code : error;
    }
    return 'believed';
  };

  test('is accepted for three hundred seconds and no longer', () => {
    const { body, headers } = stripeEvent(paid, now);
    expect(refused(body, headers, later(300))).toBe('believed');
    expect(refused(body, headers, later(301))).toBe('forbidden');
    // A server clock that is slightly behind must not reject a valid signature.
    expect(refused(body, headers, later(-5))).toBe('believed');
  });

  test('with a wrong or missing signature is rejected', () => {
    const { body, headers } = stripeEvent(paid, now);
    const forged = stripeEvent(paid, now, 'whsec_other');
    expect(refused(forged.body, forged.headers)).toBe('forbidden');
    expect(refused(body, {})).toBe('forbidden');
    for (const signature of [
      '',
      't=,v1=',
      'v1=abc',
      't=1',
      headers['stripe-signature'].replace('v1', 'v0'),
      '=,=',
      't',
    ])
      expect(refused(body, { 'stripe-signature': signature })).toBe('forbidden');
  });

  test('with a changed body is rejected', () => {
    const { body, headers } = stripeEvent(paid, now);
    const changed = Buffer.from(body.toString().replace('pi_1', 'pi_2'));
    expect(refused(changed, headers)).toBe('forbidden');
    expect(refused(Buffer.concat([body, Buffer.from(' ')]), headers)).toBe('forbidden');
    expect(refused(Buffer.alloc(0), headers)).toBe('forbidden');
  });

  test('with a changed timestamp is rejected', () => {
    const { body, headers } = stripeEvent(paid, later(-1000));
    const renewed = headers['stripe-signature'].replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000)}`);
    expect(refused(body, { 'stripe-signature': renewed })).toBe('forbidden');
  });
});
