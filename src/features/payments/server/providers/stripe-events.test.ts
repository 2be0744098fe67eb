import { describe, expect, test } from 'vitest';
import { AppError } from '#base/app-error.ts';
import { standInKeys, stripeEvent } from '../testing/stripe-stand-in.ts';
import { createStripeProvider } from './stripe.ts';

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
