import type { StripeError } from '@stripe/stripe-js';

/** What is wrong with a card, by the part of it that can be put right. */
export type StripeProblem = 'number' | 'expiry' | 'cvv' | 'declined' | 'challenge' | 'other';

const problemByCode = new Map<string, StripeProblem>([
  ['invalid_number', 'number'],
  ['incorrect_number', 'number'],
  ['incomplete_number', 'number'],
  ['invalid_expiry_month', 'expiry'],
  ['invalid_expiry_year', 'expiry'],
  ['expired_card', 'expiry'],
  ['invalid_cvc', 'cvv'],
  ['incorrect_cvc', 'cvv'],
  ['card_declined', 'declined'],
  ['setup_intent_authentication_failure', 'challenge'],
  ['payment_intent_authentication_failure', 'challenge'],
]);

/** Undefined for what the fields have said themselves, beside the field that it is about. */
export function problemOf({ type, code = '' }: Pick<StripeError, 'type' | 'code'>): StripeProblem | undefined {
  if (type === 'validation_error') return undefined;
  return problemByCode.get(code) ?? (type === 'card_error' ? 'declined' : 'other');
}
