import { type PaidPeriod, upgradeCredit } from './changes.ts';

const day = 86_400_000;
/** In days, whole percent and agorot; the refund policy states the same values. */
export const refundDays = 14;
export const feePercent = 5;
export const maxFee = 100_00;

/** A payment of a subscription: when it was settled, and what was already refunded of it. */
export interface PaidAmount {
  readonly id: number;
  readonly amount: number;
  readonly refunded: number;
  readonly settledAt: Date;
}

export interface CancelRefund {
  readonly refund: number;
  readonly fee: number;
  /** For the days already used, so that buying, cancelling and buying again is not free. */
  readonly used: number;
  /** The refund per payment: newest first; the retained amount is taken from the oldest. */
  readonly allocations: readonly { readonly paymentId: number; readonly amount: number }[];
}

/**
 * What cancelling refunds of the payments of the last fourteen days: the unused part of the period, less the lower of 5
 * % and ₪100. A day that has begun counts as unused, as for an upgrade.
 */
export function cancelRefund(period: PaidPeriod, payments: readonly PaidAmount[], now: Date): CancelRefund {
  const recent = payments.filter(({ settledAt }) => now.getTime() < settledAt.getTime() + refundDays * day);
  const total = recent.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const unused = upgradeCredit({ ...period, periodPaid: Math.min(total, period.periodPaid) }, now);
  const fee = Math.min(Math.floor((total * feePercent) / 100), maxFee, unused);
  const refund = unused - fee;
  return { refund, fee, used: total - unused, allocations: allocate(refund, recent) };
}

function allocate(refund: number, payments: readonly PaidAmount[]): CancelRefund['allocations'] {
  let remaining = refund;
  return payments
    .toSorted((first, second) => second.id - first.id)
    .map(({ id, amount, refunded }) => {
      const share = Math.min(remaining, amount - refunded);
      remaining -= share;
      return { paymentId: id, amount: share };
    })
    .filter(({ amount }) => amount > 0);
}
