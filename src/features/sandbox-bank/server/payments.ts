import type { BankPayment, BankServices, NewPayment } from './bank-shapes.ts';
import { BankRefused } from './errors.ts';
import { newName } from './names.ts';
import { findPaymentByKey, findPayment as findRow, insertPayment, type PaymentRow } from './queries.ts';

const maxAmount = 1_000_000_000;

/** Nothing moves yet. The same key gives the same payment, however many ask at once. */
export async function openPayment(
  { db, clock }: BankServices,
  { key, merchant, amount, currency }: NewPayment,
): Promise<{ ref: string }> {
  if (!Number.isInteger(amount) || amount <= 0 || amount > maxAmount) throw new BankRefused('the amount is not one');
  const createdAt = clock.now();
  await insertPayment(db, { ref: newName('pay'), key, merchant, amount, currency, state: 'open', createdAt });
  const row = await findPaymentByKey(db, key);
  if (row?.amount !== amount || row.currency !== currency || row.merchant !== merchant)
    throw new BankRefused('the key was used for another payment');
  return { ref: row.ref };
}

export async function findPayment({ db }: BankServices, ref: string): Promise<BankPayment | undefined> {
  const row = await findRow(db, ref);
  return row && present(row);
}

export const present = ({ ref, amount, currency, state, reason, refunded }: PaymentRow): BankPayment => ({
  ...{ ref, amount, currency, state, reason, refunded },
  // Without a host: the shop's pages may go by several names.
  challengeUrl: state === 'asks_holder' ? `/sandbox-bank/challenge/${ref}` : null,
});
