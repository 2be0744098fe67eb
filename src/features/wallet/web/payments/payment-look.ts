import type { Payment } from '#features/payments/contract.ts';

export type PaymentLook = 'paid' | 'waiting' | 'approval' | 'declined' | 'cancelled' | 'refunded';

/** How a payment reads to whoever made it. */
export function paymentLook({
  status,
  amount,
  refunded,
}: Pick<Payment, 'status' | 'amount' | 'refunded'>): PaymentLook {
  if (status === 'paid') return refunded >= amount ? 'refunded' : 'paid';
  if (status === 'challenge') return 'approval';
  return status === 'declined' || status === 'cancelled' ? status : 'waiting';
}
