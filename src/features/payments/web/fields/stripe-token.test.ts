import type { SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { describe, expect, test, vi } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { payingTexts } from '../texts.ts';
import { PaymentFieldsProblem } from './payment-fields-handle.ts';
import { problemOf, stripeToken } from './stripe-token.ts';

vi.stubGlobal('location', { href: 'https://negia.example/checkout' });
const t = translator(payingTexts, 'he');

function tokenFrom(answer: { setupIntent?: Partial<SetupIntent>; error?: Partial<StripeError> }) {
  const confirmSetup = vi.fn(async (_: object) => answer);
  const stripe = { confirmSetup } as unknown as Stripe;
  return { token: stripeToken({ stripe, elements: {} as StripeElements }, t), confirmSetup };
}

describe('a Stripe token', () => {
  test('is the setup intent’s id, without a redirect', async () => {
    const { token, confirmSetup } = tokenFrom({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
    expect(await token).toBe('seti_1');
    expect(confirmSetup.mock.calls[0]?.[0]).toMatchObject({ redirect: 'if_required' });
  });

  test('is recovered when the setup succeeded and its response was lost', async () => {
    const setup_intent = { id: 'seti_2', status: 'succeeded' } as SetupIntent;
    const error = { type: 'invalid_request_error', code: 'setup_intent_unexpected_state', setup_intent } as const;
    expect(await tokenFrom({ error }).token).toBe('seti_2');
  });

  test('that fails throws the reason, or an empty message for the fields to show', async () => {
    const declined = tokenFrom({ error: { type: 'card_error', code: 'card_declined' } }).token;
    await expect(declined).rejects.toThrow(new PaymentFieldsProblem('חברת האשראי לא אישרה את הכרטיס. נסו כרטיס אחר.'));
    const unfinished = tokenFrom({ error: { type: 'validation_error', code: 'incomplete_number' } }).token;
    await expect(unfinished).rejects.toThrow(new PaymentFieldsProblem(''));
  });
});

test.each([
  [{ type: 'card_error', code: 'incorrect_number' }, 'number'],
  [{ type: 'card_error', code: 'expired_card' }, 'expiry'],
  [{ type: 'card_error', code: 'incorrect_cvc' }, 'cvv'],
  [{ type: 'card_error', code: 'processing_error' }, 'declined'],
  [{ type: 'invalid_request_error', code: 'setup_intent_authentication_failure' }, 'challenge'],
  [{ type: 'api_connection_error' }, 'other'],
  [{ type: 'validation_error', code: 'incomplete_expiry' }, undefined],
] as const)('%o is mapped to %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
