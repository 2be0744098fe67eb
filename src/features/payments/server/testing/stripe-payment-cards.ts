/** Stripe's test payment cards, by the names in its documentation. */
interface TestPaymentCard {
  readonly brand: string;
  readonly last4: string;
  /** Declined when charged. */
  readonly refusal?: { readonly code: string; readonly decline_code?: string };
  readonly requiresChallenge?: boolean;
}

const declined = (decline_code: string) => ({ code: 'card_declined', decline_code });

export const testPaymentCards = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '8431' },
  pm_card_jcb: { brand: 'jcb', last4: '0505' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', refusal: declined('generic_decline') },
  pm_card_chargeDeclinedInsufficientFunds: { brand: 'visa', last4: '9995', refusal: declined('insufficient_funds') },
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', last4: '0069', refusal: { code: 'expired_card' } },
  pm_card_chargeDeclinedIncorrectCvc: { brand: 'visa', last4: '0127', refusal: { code: 'incorrect_cvc' } },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', refusal: declined('generic_decline') },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3155', requiresChallenge: true },
} as const satisfies Record<string, TestPaymentCard>;

export type TestPaymentCardName = keyof typeof testPaymentCards;
export const paymentCardNamed = (name: TestPaymentCardName): TestPaymentCard => testPaymentCards[name];
