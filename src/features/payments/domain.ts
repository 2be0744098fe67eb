import { dateInIsrael } from '#base/time/israel-time.ts';
/** What a payment can be. The last three are final. */
export const paymentStatuses = ['created', 'processing', 'challenge', 'paid', 'declined', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const isFinal = (status: PaymentStatus): boolean => ['paid', 'declined', 'cancelled'].includes(status);

/** What a provider can say of a payment; `open` is one that nobody was charged for yet. */
export type OutcomeStatus = 'open' | 'challenge' | 'paid' | 'declined' | 'cancelled';

/**
 * Where a payment goes when its provider has spoken. Money that moved is believed even after the payment was given up:
 * it stands in the bank's book, so it must stand in ours, from where it can be refunded.
 */
export function nextStatus(current: PaymentStatus, outcome: OutcomeStatus): PaymentStatus {
  if (current === 'paid' || outcome === 'paid') return 'paid';
  return isFinal(current) || outcome === 'open' ? current : outcome;
}

/** Why a charge did not go through, in words that its owner can do something about. */
export const declineReasons = [
  'declined',
  'no_funds',
  'expired_card',
  'challenge_failed',
  'wrong_details',
  'method_gone',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const providerNames = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

export const methodBrands = ['visa', 'mastercard', 'amex', 'isracard', 'diners', 'other'] as const;
export type MethodBrand = (typeof methodBrands)[number];

export type RefundStatus = 'created' | 'done' | 'failed';

/** Accounts of the ledger. A payment moves its amount into `provider`, out of `revenue` and `vat`; a refund moves it back. */
export const ledgerAccounts = ['provider', 'revenue', 'vat'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

interface MethodExpiry {
  readonly expMonth: number;
  readonly expYear: number;
}

/** A card serves to the last day of its month, by the calendar of Israel. */
export function expiryOf({ expMonth, expYear }: MethodExpiry, now: Date): 'good' | 'soon' | 'over' {
  const remainingMonths = expYear * 12 + expMonth - monthOf(now);
  if (remainingMonths < 0) return 'over';
  return remainingMonths <= 1 ? 'soon' : 'good';
}

function monthOf(now: Date): number {
  const [year = 0, month = 0] = dateInIsrael(now).split('-').map(Number);
  return year * 12 + month;
}

const second = 1_000;
const minute = 60 * second;

/** How long a payment may go without an answer before somebody looks into it. */
export const patience = {
  /** Who asked is given this long to hear the answer. */
  firstLook: 20 * second,
  /** By then every charge that was sent off has arrived or never will: one that is still open is called off. */
  open: minute,
  /** For the holder to answer their bank. */
  challenge: 30 * minute,
} as const;
