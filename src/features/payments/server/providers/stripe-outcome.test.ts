import { expect, test } from 'vitest';
import { reasonOf } from './stripe-client.ts';

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
