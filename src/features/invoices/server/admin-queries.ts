import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import type { SharedSearch } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import {
  inIsrael,
  type Keyset,
  type ListReader,
  newestMatching,
  type PageClauses,
  searchCondition,
  searchRows,
  textSearchQuery,
  withinDays,
} from '#server-kit/db/keyset.ts';
import type { InvoiceFilter } from '../admin-contract.ts';
import type { InvoiceRow } from './queries.ts';
import { buyerSearchText, invoicesTable as invoices, mayLackAllocation } from './table.ts';

const id = { column: invoices.id, type: 'bigint' } as const;
const number = { column: invoices.number, type: 'bigint' } as const;
const issuedAt = { column: invoices.issuedAt, type: 'timestamptz' } as const;

/** A number matches the number of a document of either kind; other text matches the buyer's name, email or tax ID. */
async function searched(db: Db, typed: string | undefined): Promise<SQL | undefined> {
  const query = textSearchQuery(typed);
  const isBuyer = query && sql`${buyerSearchText(invoices.buyer)} @@ ${query}`;
  const typedAs = typed === undefined ? undefined : typedNumber(typed);
  if (typedAs === undefined) return isBuyer && searchCondition(db, invoices, invoices.id, isBuyer);
  const isNumber = eq(invoices.number, typedAs);
  // Nine digits may also be a tax ID.
  return typed?.length === 9 ? or(isNumber, isBuyer) : isNumber;
}

/** The legal thresholds by date; must match `needsAllocation`. */
const lacksAllocation = and(
  mayLackAllocation(invoices),
  or(sql`${invoices.net} > 1000000`, sql`${invoices.issuedAt} >= '2026-06-01'::timestamp ${inIsrael}`),
);

const correctsNumber = sql<number | null>`(select corrected.number from invoices as corrected
  where corrected.id = "invoices"."corrects_id")`;

export const invoicesSource = {
  /** The order follows the index that finds the rows; within a kind, numbers are assigned in order of issue. */
  keyset: ({ from, to, kind, q, user, allocation }: InvoiceFilter): Keyset => {
    const isNarrow = q !== undefined || user !== undefined || allocation !== undefined;
    if ((from ?? to) !== undefined) return { columns: [issuedAt, id], direction: 'desc' };
    return { columns: kind && !isNarrow ? [number] : [id], direction: 'desc' };
  },
  filterCondition: async ({ db }: ListReader, { kind, user, from, to, q, allocation }: InvoiceFilter) =>
    and(
      kind && eq(invoices.kind, kind),
      user === undefined ? undefined : eq(invoices.userId, user),
      withinDays(invoices.issuedAt, from, to),
      allocation && lacksAllocation,
      await searched(db, q),
    ),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ invoice: invoices, correctsNumber, cursor })
      .from(invoices)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: (db: Db, fit: SQL | undefined) => db.$count(invoices, fit),
};

export async function searchInvoices(reader: ListReader, { q, limit }: SharedSearch) {
  const typedAs = typedNumber(q);
  const exact = typedAs === undefined ? undefined : eq(invoices.number, typedAs);
  const query = textSearchQuery(q);
  const isBuyer = query && sql`${buyerSearchText(invoices.buyer)} @@ ${query}`;
  const found = isBuyer ? await newestMatching(reader.db, invoices, invoices.id, isBuyer) : [];
  const fits = inArray(invoices.id, found.slice(0, limit));
  return searchRows(invoicesSource, reader, { filter: {}, exact, fits, limit });
}

/** Returns undefined if it is already set: the migration's trigger allows writing it only once. */
export async function writeAllocation(
  tx: Db,
  invoiceId: number,
  allocationNumber: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .update(invoices)
    .set({ allocationNumber })
    .where(and(eq(invoices.id, invoiceId), isNull(invoices.allocationNumber)))
    .returning();
  return row;
}
