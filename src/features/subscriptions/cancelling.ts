const day = 86_400_000;
/** In days, whole percent and agorot; the refund policy names the same. */
export const refundDays = 14;
export const feePercent = 5;
export const feeMost = 100_00;

/** What was paid for a subscription, and given back of it already. */
export interface PaidPart {
  readonly id: number;
  readonly amount: number;
  readonly refunded: number;
}

export interface CancelRefund {
  readonly refund: number;
  readonly fee: number;
  /** Which payment gives back how much: the newest first, the fee stays with the oldest. */
  readonly parts: readonly { readonly paymentId: number; readonly amount: number }[];
}

const nothing: CancelRefund = { refund: 0, fee: 0, parts: [] };

/** What the law gives back to whoever cancels within fourteen days of the first payment: all but the lower of 5 % and ₪100. */
export function cancelRefund(startedAt: Date, payments: readonly PaidPart[], now: Date): CancelRefund {
  if (now.getTime() >= startedAt.getTime() + refundDays * day) return nothing;
  const total = payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const fee = Math.min(Math.floor((total * feePercent) / 100), feeMost);
  return { refund: total - fee, fee, parts: partsOf(total - fee, payments) };
}

function partsOf(refund: number, payments: readonly PaidPart[]): CancelRefund['parts'] {
  let left = refund;
  return payments
    .toSorted((first, second) => second.id - first.id)
    .map(({ id, amount, refunded }) => {
      const part = Math.min(left, amount - refunded);
      left -= part;
      return { paymentId: id, amount: part };
    })
    .filter(({ amount }) => amount > 0);
}
