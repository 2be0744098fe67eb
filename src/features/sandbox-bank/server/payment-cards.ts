import { pick } from '#base/pick.ts';
import type { BankReason } from '../domain.ts';
import {
  behaviourOf,
  brandOf,
  digitsOf,
  invalidFieldsOf,
  isPast,
  type PaymentCardField,
  type PaymentCardInput,
} from '../payment-cards.ts';
import { type BankPaymentCard, type BankServices, newName } from './bank-shapes.ts';
import { claimPaymentCard, insertPaymentCard, type PaymentCardRow, removePaymentCard } from './queries.ts';

/** The number is discarded here: what is stored cannot be reversed to it. */
export async function addPaymentCard(
  { db, clock }: BankServices,
  typed: PaymentCardInput,
): Promise<{ token: string } | { invalidFields: PaymentCardField[] }> {
  const now = clock.now();
  const invalidFields = invalidFieldsOf(typed, now);
  if (invalidFields.length) return { invalidFields };
  const { number, expiry } = typed;
  const token = newName('card');
  await insertPaymentCard(db, {
    token,
    brand: brandOf(number),
    last4: digitsOf(number).slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    behaviour: behaviourOf(number),
    createdAt: now,
  });
  return { token };
}

export async function savePaymentCard(
  { db }: BankServices,
  customer: string,
  token: string,
): Promise<BankPaymentCard | undefined> {
  const row = await claimPaymentCard(db, customer, token);
  return row && pick(row, 'token', 'brand', 'last4', 'expMonth', 'expYear');
}

export const dropPaymentCard = ({ db, clock }: BankServices, token: string): Promise<void> =>
  removePaymentCard(db, token, clock.now());

/** Why a card is declined in any case; undefined if only the cardholder could decline. */
export function reasonAgainst(paymentCard: PaymentCardRow, now: Date): BankReason | undefined {
  if (isPast({ month: paymentCard.expMonth, year: paymentCard.expYear }, now)) return 'expired_card';
  if (paymentCard.behaviour === 'no_funds') return 'no_funds';
  return paymentCard.behaviour === 'declined' || paymentCard.behaviour === 'declines_later' ? 'declined' : undefined;
}
