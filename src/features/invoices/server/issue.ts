import { pick } from '#base/pick.ts';
import { findOwner } from '#features/accounts/server/index.ts';
import { readIssuer } from '#features/settings/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { type InvoiceLine, splitCredit, splitVat, type VatSplit } from '../domain.ts';
import { creditLine } from './credit-texts.ts';
import { invoiceMailJob } from './mail/mail.ts';
import { claimNumber, findBillingDetails, type InvoiceRow, insertInvoice, listOfPayment } from './queries.ts';
import type { Buyer } from './table.ts';
import { vatRateAt } from './vat.ts';

interface Sale {
  readonly userId: number;
  readonly paymentId: number;
  readonly lines: readonly InvoiceLine[];
  readonly gross: number;
  readonly locale: Locale;
  /** Brand and last four digits. */
  readonly paidBy: string;
  readonly issuedAt: Date;
}

/** Issues an invoice with the next number in the caller's transaction, so that payment and invoice are atomic. */
export async function issueInvoice(tx: Db, sale: Sale) {
  const sum = sale.lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== sale.gross) throw new Error(`the lines of payment ${sale.paymentId} make ${sum}, not ${sale.gross}`);
  const vatRate = await vatRateAt(tx, sale.issuedAt);
  const issuer = await readIssuer(tx);
  const buyer = await buyerOf(tx, sale.userId);
  // Claims the number last: from here on, every other payment waits for the lock.
  const number = await claimNumber(tx, 'invoice_receipt');
  const split = splitVat(sale.gross, vatRate);
  const document = { kind: 'invoice_receipt', number, vatRate, issuer, buyer, currency: 'ILS' } as const;
  const { id } = await insertInvoice(tx, { ...sale, ...split, ...document });
  await addJob(tx, invoiceMailJob, { invoiceId: id });
  return { id, number, vatRate, ...split };
}

/** Billing details override the account's name. A deleted account has no name and is still owed its document. */
export async function buyerOf(tx: Db, userId: number): Promise<Buyer> {
  const account = await findOwner(tx, userId);
  const details = await findBillingDetails(tx, userId);
  const { displayName: name = '', email = '' } = account ?? {};
  return { name, email, taxId: null, address: null, city: null, ...details };
}

interface Credit {
  readonly paymentId: number;
  readonly refundId: number;
  readonly amount: number;
  readonly issuedAt: Date;
}

/** Corrects a payment's invoice by the refunded amount; the total of its credit notes never exceeds the invoice. */
export async function issueCreditNote(tx: Db, credit: Credit) {
  const issuer = await readIssuer(tx);
  // Claims the number first: its lock serializes credit notes, so that all earlier ones are visible.
  const number = await claimNumber(tx, 'credit_note');
  const [corrected, ...notes] = await listOfPayment(tx, credit.paymentId);
  if (corrected?.kind !== 'invoice_receipt') throw new Error(`payment ${credit.paymentId} has no invoice to correct`);
  const before = notes.reduce((total, { gross }) => total - gross, 0);
  if (credit.amount <= 0 || before + credit.amount > corrected.gross)
    throw new Error(
      `a credit of ${credit.amount} does not fit invoice ${corrected.number}, of which ${before} is back`,
    );
  const split = splitCredit(corrected, before, credit.amount);
  const { id } = await insertInvoice(tx, { ...correction(corrected, credit, split), issuer, number });
  await addJob(tx, invoiceMailJob, { invoiceId: id });
  return { id, number, ...split };
}

/** Uses the invoice's buyer and VAT rate, and the current issuer. */
function correction(corrected: InvoiceRow, { amount, refundId, issuedAt }: Credit, { net, vat }: VatSplit) {
  return {
    ...pick(corrected, 'userId', 'paymentId', 'buyer', 'vatRate', 'currency', 'paidBy', 'locale'),
    refundId,
    issuedAt,
    kind: 'credit_note' as const,
    correctsId: corrected.id,
    lines: [lineOf(corrected, amount)],
    net: -net,
    vat: -vat,
    gross: -amount,
  };
}

const lineOf = ({ lines, number }: InvoiceRow, amount: number): InvoiceLine => ({
  text: creditLine(lines[0]?.text, number),
  quantity: 1,
  amount: -amount,
});
