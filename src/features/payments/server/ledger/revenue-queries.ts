import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/israel-days.ts';
import { ledgerEntriesTable as entries, ledgerLinesTable as lines } from '../table.ts';

export interface MonthRevenue {
  /** `2026-11`, by the calendar of Israel. */
  readonly month: string;
  /** Agorot, VAT included. */
  readonly paid: number;
  readonly refunded: number;
  readonly payments: number;
}

const month = sql<string>`to_char(${entries.createdAt} ${inIsrael}, 'YYYY-MM')`;
const sumOf = (kind: 'payment' | 'refund') =>
  sql<string>`coalesce(sum(${lines.amount}) filter (where ${entries.kind} = ${kind}), 0)::text`;

/** What came in and went back between two moments, from the ledger; months in which nothing moved are left out. */
export async function revenueByMonth(db: Db, from: Date, to: Date): Promise<MonthRevenue[]> {
  const rows = await db
    .select({
      month,
      paid: sumOf('payment'),
      refunded: sumOf('refund'),
      payments: sql<number>`(count(*) filter (where ${entries.kind} = 'payment'))::int`,
    })
    .from(entries)
    .innerJoin(lines, and(eq(lines.entryId, entries.id), eq(lines.account, 'provider')))
    .where(and(gte(entries.createdAt, from), lt(entries.createdAt, to)))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
  // An amount of the ledger may be more than an integer of the database; it is never more than one of ours.
  return rows.map((row) => ({ ...row, paid: Number(row.paid), refunded: Math.abs(Number(row.refunded)) }));
}
