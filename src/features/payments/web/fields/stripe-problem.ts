import type { StripeError } from '@stripe/stripe-js';

/** What is wrong with a card, by the part of it that can be put right. */
export type StripeTrouble = 'number' | 'expiry' | 'cvv' | 'declined' | 'challenge' | 'other';

const troubleByCode = new Map<string, StripeTrouble>([
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
export function troubleOf({ type, code = '' }: Pick<StripeError, 'type' | 'code'>): StripeTrouble | undefined {
  if (type === 'validation_error') return undefined;
  return troubleByCode.get(code) ?? (type === 'card_error' ? 'declined' : 'other');
}
