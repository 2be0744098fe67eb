/** Sandbox bank: a small provider of payments with a book of its own, for trying everything without money. */

/** What a card does when it is charged; all that the bank remembers of its number beside the last four digits. */
export const paymentCardBehaviours = ['pays', 'declined', 'no_funds', 'asks_holder', 'declines_later'] as const;
export type PaymentCardBehaviour = (typeof paymentCardBehaviours)[number];

export const bankReasons = ['declined', 'no_funds', 'challenge_failed', 'expired_card'] as const;
export type BankReason = (typeof bankReasons)[number];

/** `open`: nothing was asked of a card yet. `asks_holder`: waits for the holder. The last three are final. */
export const bankStates = ['open', 'asks_holder', 'paid', 'declined', 'cancelled'] as const;
export type BankState = (typeof bankStates)[number];

/** Faults that can be switched on, each with the share of calls (0 to 1) that it strikes. */
export const bankSwitches = [
  /** The charge is asked for, the line drops, nothing was charged. */
  'dropBeforeCharge',
  /** The charge is made, and the line drops before the answer. */
  'dropAfterCharge',
  /** A refund is made, and the line drops before the answer. */
  'dropAfterRefund',
  /** An event is delivered twice. */
  'doubleEvents',
  /** Events wait for some seconds. */
  'lateEvents',
  /** Events of one payment come in the opposite order. */
  'reorderedEvents',
  /** Beside each event comes one that somebody else signed. */
  'forgedEvents',
] as const;
export type BankSwitch = (typeof bankSwitches)[number];

export const paymentCardBrands = ['visa', 'mastercard', 'amex', 'isracard', 'diners', 'other'] as const;
export type PaymentCardBrand = (typeof paymentCardBrands)[number];

/** What the demo charges, in shekels; it buys nothing. */
export const demoPrice = 1;
