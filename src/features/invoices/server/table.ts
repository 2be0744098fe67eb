import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { InvoiceKind, InvoiceLine } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Who is billed, as it stood when the document was made. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Of a company, a licensed dealer or a person; digits alone. */
  readonly taxId: string | null;
  readonly address: string | null;
  readonly city: string | null;
}

export interface Issuer {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly email: string;
}

/** What a search for a buyer looks at: the index and the query say the same. */
export const buyerSearchText = (buyer: AnyPgColumn): SQL =>
  sql`to_tsvector('simple', (${buyer} ->> 'name') || ' ' || (${buyer} ->> 'email') || ' ' || coalesce(${buyer} ->> 'taxId', ''))`;

interface Amounts {
  readonly kind: AnyPgColumn;
  readonly net: AnyPgColumn;
  readonly buyer: AnyPgColumn;
  readonly allocationNumber: AnyPgColumn;
}

/** Documents that the law's lowest floor may ask a number for, and that have none; again the index and the query agree. */
export const mayLackAllocation = ({ kind, net, buyer, allocationNumber }: Amounts): SQL =>
  sql`${allocationNumber} is null and ${kind} = 'invoice_receipt' and ${net} > 500000 and (${buyer} ->> 'taxId') is not null`;

/** Kept for as long as the law asks, longer than the account; never changed (the migration's triggers see to it). */
export const invoicesTable = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<InvoiceKind>().notNull(),
    number: integer().notNull(),
    userId: integer('user_id').notNull(),
    paymentId: integer('payment_id').notNull(),
    /** Of a credit note. */
    refundId: integer('refund_id').unique(),
    correctsId: integer('corrects_id'),
    issuer: jsonb().$type<Record<Locale, Issuer>>().notNull(),
    buyer: jsonb().$type<Buyer>().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    net: integer().notNull(),
    vat: integer().notNull(),
    gross: integer().notNull(),
    /** Hundredths of a percent. */
    vatRate: integer('vat_rate').notNull(),
    currency: text().$type<'ILS'>().notNull(),
    /** How it was paid: the brand and the last four digits. */
    paidBy: text('paid_by').notNull(),
    /** The tax authority's, where a document needs one; the only field that may be filled in later, once. */
    allocationNumber: text('allocation_number'),
    locale: text().$type<Locale>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    unique('invoices_number').on(table.kind, table.number),
    index('invoices_user').on(table.userId, table.id),
    index('invoices_issued').on(table.issuedAt, table.id),
    index('invoices_payment').on(table.paymentId),
    // Any word of whom a document is made out to, by its beginning, in whatever language.
    index('invoices_unallocated').on(table.id).where(mayLackAllocation(table)),
    index('invoices_search').using('gin', buyerSearchText(table.buyer)),
  ],
);

/** The last number given of each kind: taken in the transaction that makes the document, so that none is lost. */
export const invoiceCountersTable = pgTable('invoice_counters', {
  kind: text().$type<InvoiceKind>().primaryKey(),
  last: integer().notNull(),
});

/** VAT as it held from a day on. */
export const vatRatesTable = pgTable('vat_rates', {
  since: date().primaryKey(),
  rate: integer().notNull(),
});

export const billingDetailsTable = pgTable('billing_details', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  taxId: text('tax_id'),
  address: text(),
  city: text(),
  updatedAt: instant('updated_at').notNull(),
});
