import type { Payment } from '#features/payments/contract.ts';

export type PaymentDisplayStatus = 'paid' | 'waiting' | 'approval' | 'declined' | 'cancelled' | 'refunded';

/** The status of a payment as shown to the payer. */
export function paymentDisplayStatus({
  status,
  amount,
  refunded,
}: Pick<Payment, 'status' | 'amount' | 'refunded'>): PaymentDisplayStatus {
  if (status === 'paid') return refunded >= amount ? 'refunded' : 'paid';
  if (status === 'challenge') return 'approval';
  return status === 'declined' || status === 'cancelled' ? status : 'waiting';
}
