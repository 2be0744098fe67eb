import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { InvoiceKind } from '#features/invoices/domain.ts';
import { invoiceFigures } from '#features/invoices/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/keyset.ts';
import { ledgerEntriesTable as entries, ledgerLinesTable as lines, paymentsTable as payments } from '../table.ts';

type NewEntry = typeof entries.$inferInsert;
type NewLedgerLine = Omit<typeof lines.$inferInsert, 'entryId'>;

/** At the end of the transaction the database rejects an entry whose lines do not sum to zero. */
export async function insertEntry(tx: Db, entry: NewEntry, newLines: readonly NewLedgerLine[]): Promise<void> {
  const [row] = await tx.insert(entries).values(entry).returning({ id: entries.id });
  if (!row) throw new Error('The new entry was not returned');
  await tx.insert(lines).values(newLines.map((line) => ({ ...line, entryId: row.id })));
}

/**
 * Ledger invariants, each as a query for violations. All run in one statement, so that they see one snapshot: a
 * concurrent payment is in all of the tables or in none.
 */
const ledgerErrors = sql`
  with documents as not materialized (${invoiceFigures}),
  sums as (
    select e.id, e.kind, e.payment_id, e.refund_id, count(l.*) as lines, coalesce(sum(l.amount), 0) as total,
      coalesce(sum(l.amount) filter (where l.account = 'provider'), 0) as moved
    from ledger_entries e left join ledger_lines l on l.entry_id = e.id group by e.id),
  back as (
    select payment_id, coalesce(sum(amount) filter (where status = 'done'), 0) as done,
      coalesce(sum(amount) filter (where status <> 'failed'), 0) as wanted
    from refunds group by payment_id),
  numbers as (
    select kind, count(*) as count, min(number) as first, max(number) as last from documents group by kind)
  select 'entry ' || id || ' has ' || lines || ' lines that sum to ' || total as what
    from sums where total <> 0 or lines < 2
  union all select 'payment ' || p.id || ' is paid, and ' || count(s.id) || ' entries say so'
    from payments p left join sums s on s.payment_id = p.id and s.kind = 'payment' and s.moved = p.amount
    where p.status = 'paid' group by p.id having count(s.id) <> 1
  union all select 'payment ' || p.id || ' is paid, and has ' || count(i.id) || ' invoices'
    from payments p left join documents i
      on i.payment_id = p.id and i.kind = 'invoice_receipt' and i.gross = p.amount and i.net + i.vat = i.gross
    where p.status = 'paid' group by p.id having count(i.id) <> 1
  union all select 'entry ' || s.id || ' is of payment ' || p.id || ', which is ' || p.status
    from sums s join payments p on p.id = s.payment_id where p.status <> 'paid'
  union all select 'refund ' || r.id || ' is done, and ' || count(s.id) || ' entries say so'
    from refunds r left join sums s on s.refund_id = r.id and s.payment_id = r.payment_id and s.moved = -r.amount
    where r.status = 'done' group by r.id having count(s.id) <> 1
  union all select 'refund ' || r.id || ' is done, and has ' || count(i.id) || ' credit notes'
    from refunds r left join documents i on i.refund_id = r.id and i.kind = 'credit_note' and i.gross = -r.amount
    where r.status = 'done' group by r.id having count(i.id) <> 1
  union all select 'entry ' || s.id || ' is of refund ' || r.id || ', which is ' || r.status
    from sums s join refunds r on r.id = s.refund_id where r.status <> 'done'
  union all select 'payment ' || p.id || ' says that ' || p.refunded || ' is back, its refunds say ' || coalesce(b.done, 0)
    from payments p left join back b on b.payment_id = p.id where p.refunded <> coalesce(b.done, 0)
  union all select 'payment ' || p.id || ' of ' || p.amount || ' is to give back ' || b.wanted
    from payments p join back b on b.payment_id = p.id where b.wanted > p.amount
  union all select 'invoices of the kind ' || kind || ' go from ' || first || ' to ' || last || ' and are ' || count
    from numbers where first <> 1 or last <> count
  union all select 'invoice ' || i.id || ' is of a payment that is not there'
    from documents i left join payments p on p.id = i.payment_id where p.id is null
  order by what`;

export async function listLedgerErrors(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(ledgerErrors);
  return rows.map(({ what }) => what);
}

const figures = sql`
  select (select count(*)::int from ledger_entries) as entries,
    (select coalesce(sum(amount), 0)::text from ledger_lines) as total,
    (select count(*)::int from payments where status = 'paid') as paid,
    (select count(*)::int from refunds where status = 'done') as refunds,
    (select count(*)::int from refunds where status = 'created') as "waitingRefunds",
    (select coalesce(json_agg(json_build_object('kind', kind, 'last', last, 'count', count) order by kind desc), '[]')
      from (select kind, max(number) as last, count(*) as count from (${invoiceFigures}) as documents group by kind) as numbers) as numbers`;

/** A type alias, because the driver requires an index signature, which interfaces lack. */
type LedgerFigures = {
  readonly entries: number;
  readonly total: string;
  readonly paid: number;
  readonly refunds: number;
  readonly waitingRefunds: number;
  readonly numbers: { kind: InvoiceKind; last: number; count: number }[];
};

/** Totals of what was checked. */
export async function readFigures(db: Db): Promise<Omit<LedgerFigures, 'total'> & { total: number }> {
  const { rows } = await db.execute<LedgerFigures>(figures);
  const [row] = rows;
  if (!row) throw new Error('The books did not answer');
  return { ...row, total: Number(row.total) };
}

export interface MonthRevenue {
  /** `2026-11`, in Israel time. */
  readonly month: string;
  /** In agorot, VAT included. */
  readonly paid: number;
  readonly refunded: number;
  readonly payments: number;
}

const month = sql<string>`to_char(${entries.createdAt} ${inIsrael}, 'YYYY-MM')`;
const sumOf = (kind: 'payment' | 'refund') =>
  sql<string>`coalesce(sum(${lines.amount}) filter (where ${entries.kind} = ${kind}), 0)::text`;

/** Payments and refunds per month between two instants, from the ledger; months without any are left out. */
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
  // A ledger sum may exceed a database integer, but never a safe JavaScript integer.
  return rows.map((row) => ({ ...row, paid: Number(row.paid), refunded: Math.abs(Number(row.refunded)) }));
}

/**
 * A fragment for other queries: what every payment brought and gave back in a range, from the ledger, with its purpose,
 * subject and time.
 */
export const moneyByPayment = (from: Date, to: Date): SQL => sql`
  select payments.id as payment_id, payments.purpose, payments.subject_id, payments.settled_at,
    coalesce(sum(${lines.amount}) filter (where ${entries.kind} = 'payment'), 0) as paid,
    -coalesce(sum(${lines.amount}) filter (where ${entries.kind} = 'refund'), 0) as refunded
  from ${entries} join ${lines} on ${lines.entryId} = ${entries.id} and ${lines.account} = 'provider'
    join ${payments} as payments on payments.id = ${entries.paymentId}
  where ${entries.createdAt} >= ${from.toISOString()} and ${entries.createdAt} < ${to.toISOString()}
  group by payments.id`;
