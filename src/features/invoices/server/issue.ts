import { findOwner } from '#features/accounts/server/index.ts';
import { readIssuer } from '#features/settings/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { type InvoiceLine, splitVat, type VatSplit } from '../domain.ts';
import { findBillingDetails } from './billing-queries.ts';
import { invoiceMailJob } from './mail/mail-job.ts';
import { claimNumber, insertInvoice } from './queries.ts';
import type { Buyer } from './table.ts';
import { vatRateAt } from './vat/vat.ts';

interface Sale {
  readonly userId: number;
  readonly paymentId: number;
  readonly lines: readonly InvoiceLine[];
  readonly gross: number;
  readonly locale: Locale;
  /** The brand and the last four digits. */
  readonly paidBy: string;
  readonly issuedAt: Date;
}

interface Issued extends VatSplit {
  readonly id: number;
  readonly number: number;
  readonly vatRate: number;
}

/** An invoice with the next number, in the caller's transaction: it stands with what was paid, or neither does. */
export async function issueInvoice(tx: Db, sale: Sale): Promise<Issued> {
  const sum = sale.lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== sale.gross) throw new Error(`the lines of payment ${sale.paymentId} make ${sum}, not ${sale.gross}`);
  const vatRate = await vatRateAt(tx, sale.issuedAt);
  const issuer = await readIssuer(tx);
  const buyer = await buyerOf(tx, sale.userId);
  // Last of all that may take time: everybody else who is paid waits from here on.
  const number = await claimNumber(tx, 'invoice_receipt');
  const split = splitVat(sale.gross, vatRate);
  const { id } = await insertInvoice(tx, {
    ...sale,
    ...split,
    ...{ kind: 'invoice_receipt', number, vatRate, issuer, buyer, currency: 'ILS' },
  });
  await addJob(tx, invoiceMailJob, { invoiceId: id });
  return { id, number, vatRate, ...split };
}

/** Whoever asked to be named otherwise is; an account that is gone has no name, and is still owed its document. */
async function buyerOf(tx: Db, userId: number): Promise<Buyer> {
  const account = await findOwner(tx, userId);
  const details = await findBillingDetails(tx, userId);
  const { displayName: name = '', email = '' } = account ?? {};
  return { name, email, taxId: null, address: null, city: null, ...details };
}
