import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { InvoiceKind, InvoiceLine } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The billed party at the time of issue. */
export interface Buyer {
  readonly name: string;
  readonly email: string;
  /** Tax ID of a company, a licensed dealer or a person; digits only. */
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

/** Searched text of a buyer. The index and the query must use the same expression. */
export const buyerSearchText = (buyer: AnyPgColumn): SQL =>
  sql`to_tsvector('simple', (${buyer} ->> 'name') || ' ' || (${buyer} ->> 'email') || ' ' || coalesce(${buyer} ->> 'taxId', ''))`;

interface Amounts {
  readonly kind: AnyPgColumn;
  readonly net: AnyPgColumn;
  readonly buyer: AnyPgColumn;
  readonly allocationNumber: AnyPgColumn;
}

/** Documents above the lowest legal threshold without allocation number. Index and query need the same expression. */
export const mayLackAllocation = ({ kind, net, buyer, allocationNumber }: Amounts): SQL =>
  sql`${allocationNumber} is null and ${kind} = 'invoice_receipt' and ${net} > 500000 and (${buyer} ->> 'taxId') is not null`;

/** Retained as long as the law requires, longer than the account. Immutable; the migration's triggers enforce it. */
export const invoicesTable = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<InvoiceKind>().notNull(),
    number: integer().notNull(),
    userId: integer('user_id').notNull(),
    paymentId: integer('payment_id').notNull(),
    /** Set on a credit note. */
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
    /** Payment method: brand and last four digits. */
    paidBy: text('paid_by').notNull(),
    /** The tax authority's number, where required; the only field that may be set later, and only once. */
    allocationNumber: text('allocation_number'),
    locale: text().$type<Locale>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    unique('invoices_number').on(table.kind, table.number),
    index('invoices_user').on(table.userId, table.id),
    index('invoices_issued').on(table.issuedAt, table.id),
    index('invoices_payment').on(table.paymentId),
    // Prefix search over any word of the buyer, in any language.
    index('invoices_unallocated').on(table.id).where(mayLackAllocation(table)),
    index('invoices_search').using('gin', buyerSearchText(table.buyer)),
  ],
);

/** Last assigned number of each kind. Claimed in the transaction that creates the document, so there are no gaps. */
export const invoiceCountersTable = pgTable('invoice_counters', {
  kind: text().$type<InvoiceKind>().primaryKey(),
  last: integer().notNull(),
});

/** VAT rates by effective date. */
export const vatRatesTable = pgTable('vat_rates', { since: date().primaryKey(), rate: integer().notNull() });

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
