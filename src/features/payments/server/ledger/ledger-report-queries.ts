import { sql } from 'drizzle-orm';
import type { InvoiceKind } from '#features/invoices/domain.ts';
import { invoiceFigures } from '#features/invoices/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';

const figures = sql`
  select (select count(*)::int from ledger_entries) as entries,
    (select coalesce(sum(amount), 0)::text from ledger_lines) as total,
    (select count(*)::int from payments where status = 'paid') as paid,
    (select count(*)::int from refunds where status = 'done') as refunds,
    (select count(*)::int from refunds where status = 'created') as "waitingRefunds",
    (select coalesce(json_agg(json_build_object('kind', kind, 'last', last, 'count', count) order by kind desc), '[]')
      from (select kind, max(number) as last, count(*) as count from (${invoiceFigures}) as documents group by kind) as numbers) as numbers`;

/** A type, as the driver wants one whose names are open. */
type LedgerFigures = {
  readonly entries: number;
  readonly total: string;
  readonly paid: number;
  readonly refunds: number;
  readonly waitingRefunds: number;
  readonly numbers: { kind: InvoiceKind; last: number; count: number }[];
};

/** How much there is that was looked at. */
export async function readFigures(db: Db): Promise<Omit<LedgerFigures, 'total'> & { total: number }> {
  const { rows } = await db.execute<LedgerFigures>(figures);
  const [row] = rows;
  if (!row) throw new Error('The books did not answer');
  return { ...row, total: Number(row.total) };
}
