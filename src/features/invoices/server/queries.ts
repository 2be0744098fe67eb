import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { pick } from '#base/pick.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import type { BillingDetails } from '../contract.ts';
import type { DatedRate, InvoiceKind } from '../domain.ts';
import {
  billingDetailsTable as billing,
  invoiceCountersTable as counters,
  invoicesTable as invoices,
  vatRatesTable as rates,
} from './table.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;

/** The figures that the ledger check compares, as a part of its single query. */
export const invoiceFigures = sql`select ${invoices.id}, ${invoices.kind}, ${invoices.number}, ${invoices.paymentId},
  ${invoices.refundId}, ${invoices.net}, ${invoices.vat}, ${invoices.gross} from ${invoices}`;

/**
 * The row lock lasts until the transaction ends: the next document waits and gets the next number, and a rollback
 * returns the number.
 */
export async function claimNumber(tx: Db, kind: InvoiceKind): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({ target: counters.kind, set: { last: sql`${counters.last} + 1` } })
    .returning({ last: counters.last });
  if (!row) throw new Error(`no number was given to a document of kind ${kind}`);
  return row.last;
}

export async function insertInvoice(tx: Db, row: NewInvoice): Promise<InvoiceRow> {
  const [inserted] = await tx.insert(invoices).values(row).returning();
  if (!inserted) throw new Error('an invoice was not written');
  return inserted;
}

export const listOwnInvoices = (db: Db, userId: number): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.id));

export async function findOwnInvoice(db: Db, userId: number, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  return row;
}

export const findInvoice = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  firstRow(db.select().from(invoices).where(eq(invoices.id, id)));

/** A payment's invoice and its credit notes, in order of creation. */
export const listOfPayment = (db: Db, paymentId: number): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.paymentId, paymentId)).orderBy(asc(invoices.id));

/** Summary of the same, for views of the payment. */
export const findInvoicesOf = (db: Db, paymentId: number) =>
  db
    .select(pick(invoices, 'id', 'kind', 'number', 'gross', 'issuedAt'))
    .from(invoices)
    .where(eq(invoices.paymentId, paymentId))
    .orderBy(asc(invoices.id));

export async function findInvoiceOfPayment(
  db: Db,
  paymentId: number,
): Promise<{ id: number; number: number } | undefined> {
  const [row] = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'invoice_receipt')));
  return row;
}

export const listRates = (db: Db): Promise<DatedRate[]> => db.select().from(rates);

export async function insertMissingRates(db: Db, rows: readonly DatedRate[]): Promise<void> {
  await db
    .insert(rates)
    .values([...rows])
    .onConflictDoNothing();
}

export async function findBillingDetails(db: Db, userId: number): Promise<BillingDetails | undefined> {
  const [row] = await db
    .select({ name: billing.name, taxId: billing.taxId, address: billing.address, city: billing.city })
    .from(billing)
    .where(eq(billing.userId, userId));
  return row;
}

export async function saveBillingDetails(
  db: Db,
  userId: number,
  details: BillingDetails,
  updatedAt: Date,
): Promise<void> {
  const values = { ...details, updatedAt };
  await db
    .insert(billing)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: billing.userId, set: values });
}

/** Returns false if the date already has a rate. */
export async function insertRate(tx: Db, row: DatedRate): Promise<boolean> {
  return (await tx.insert(rates).values(row).onConflictDoNothing().returning({ since: rates.since })).length > 0;
}

/** Returns the deleted rate; undefined if there was none. */
export const deleteRate = (tx: Db, since: string): Promise<DatedRate | undefined> =>
  firstRow(tx.delete(rates).where(eq(rates.since, since)).returning());
