/** Sandbox bank: a small payment provider with its own ledger, for testing without money. */

/** How a card behaves when charged; besides the last four digits, this is all that the bank stores of its number. */
export const paymentCardBehaviours = ['pays', 'declined', 'no_funds', 'asks_holder', 'declines_later'] as const;
export type PaymentCardBehaviour = (typeof paymentCardBehaviours)[number];

export const bankReasons = ['declined', 'no_funds', 'challenge_failed', 'expired_card'] as const;
export type BankReason = (typeof bankReasons)[number];

/** `open`: no card was charged yet. `asks_holder`: pending the cardholder's approval. The last three are final. */
export const bankStates = ['open', 'asks_holder', 'paid', 'declined', 'cancelled'] as const;
export type BankState = (typeof bankStates)[number];

/** Faults that can be injected, each with the fraction of calls (0 to 1) that it affects. */
export const bankSwitches = [
  /** The charge is requested, the connection drops, nothing was charged. */
  'dropBeforeCharge',
  /** The charge is made, and the connection drops before the response. */
  'dropAfterCharge',
  /** A refund is made, and the connection drops before the response. */
  'dropAfterRefund',
  /** An event is delivered twice. */
  'doubleEvents',
  /** Events are delayed by some seconds. */
  'lateEvents',
  /** Events of one payment arrive in reverse order. */
  'reorderedEvents',
  /** Each event is accompanied by one with a foreign signature. */
  'forgedEvents',
] as const;
export type BankSwitch = (typeof bankSwitches)[number];

export const paymentCardBrands = ['visa', 'mastercard', 'amex', 'isracard', 'diners', 'other'] as const;
export type PaymentCardBrand = (typeof paymentCardBrands)[number];

/** The amount of the demo payment in shekels; it buys nothing. */
export const demoPrice = 1;
