import { readIssuer } from '#features/settings/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { type InvoiceLine, splitCredit, type VatSplit } from '../domain.ts';
import { creditLine } from './credit-texts.ts';
import { invoiceMailJob } from './mail/mail-job.ts';
import { claimNumber, type InvoiceRow, insertInvoice, listOfPayment } from './queries.ts';

interface Credit {
  readonly paymentId: number;
  readonly refundId: number;
  readonly amount: number;
  readonly issuedAt: Date;
}

interface IssuedCredit extends VatSplit {
  readonly id: number;
  readonly number: number;
}

/** Corrects the invoice of a payment by what was refunded; all notes of an invoice together never pass it. */
export async function issueCreditNote(tx: Db, credit: Credit): Promise<IssuedCredit> {
  const issuer = await readIssuer(tx);
  // The number first: whoever holds it is alone, and sees every note that was made before.
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

/** Made out to whom the invoice was, at the rate that held then; by whoever sells now. */
function correction(corrected: InvoiceRow, { amount, refundId, issuedAt }: Credit, { net, vat }: VatSplit) {
  const { userId, paymentId, buyer, vatRate, currency, paidBy, locale } = corrected;
  return {
    ...{ userId, paymentId, buyer, vatRate, currency, paidBy, locale, refundId, issuedAt },
    kind: 'credit_note' as const,
    correctsId: corrected.id,
    lines: [lineOf(corrected, amount)],
    ...{ net: -net, vat: -vat, gross: -amount },
  };
}

const lineOf = ({ lines, number }: InvoiceRow, amount: number): InvoiceLine => ({
  text: creditLine(lines[0]?.text, number),
  quantity: 1,
  amount: -amount,
});
