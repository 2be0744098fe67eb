import { dateInIsrael } from '#base/time/israel-time.ts';
/** Payment statuses. The last three are final. */
export const paymentStatuses = ['created', 'processing', 'challenge', 'paid', 'declined', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const isFinal = (status: PaymentStatus): boolean => ['paid', 'declined', 'cancelled'].includes(status);

interface Refundable {
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly refunded: number;
}

/** As people are told: a payment that was given back is not simply paid. */
export function shownStatus({ status, amount, refunded }: Refundable): PaymentStatus | 'refunded' | 'partly' {
  if (refunded <= 0) return status;
  return refunded >= amount ? 'refunded' : 'partly';
}

/** Statuses reported by a provider; `open` has not been charged yet. */
export type OutcomeStatus = 'open' | 'challenge' | 'paid' | 'declined' | 'cancelled';

/**
 * Next status after a provider's report. A successful charge is recorded even after the payment was cancelled: the bank
 * has booked it, so the ledger must too, and from there it can be refunded.
 */
export function nextStatus(current: PaymentStatus, outcome: OutcomeStatus): PaymentStatus {
  if (current === 'paid' || outcome === 'paid') return 'paid';
  return isFinal(current) || outcome === 'open' ? current : outcome;
}

/** Why a charge failed, in terms that the owner can act on. */
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

/** Ledger accounts. A payment debits `provider` and credits `revenue` and `vat`; a refund reverses it. */
export const ledgerAccounts = ['provider', 'revenue', 'vat'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

interface MethodExpiry {
  readonly expMonth: number;
  readonly expYear: number;
}

/** A payment card is valid until the last day of its month, in Israel time. */
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

/** How long a payment may stay without a response before it is looked up. */
export const patience = {
  /** Time for the original request to get the response. */
  firstLook: 20 * second,
  /** By then every charge request has arrived or never will: one that is still open is cancelled. */
  open: minute,
  /** Time for the card holder to complete the bank's challenge. */
  challenge: 30 * minute,
} as const;
