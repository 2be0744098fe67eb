import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { type Keyset, type ListReader, rowsOf, textSearchQuery } from '#server-kit/db/keyset.ts';
import type { PointDraft } from '../points-contract.ts';
import { pickupPointsTable as points } from './table.ts';

export type PointRow = typeof points.$inferSelect;

const words = sql.join(
  [points.city, points.name, points.street].map((column) => sql`to_tsvector('simple', ${column})`),
  sql` || `,
);

export const pointsSource = {
  keyset: (): Keyset => ({ columns: [{ column: points.id, type: 'bigint' }], direction: 'desc' }),
  /** Word prefixes of the city, the shop or the street in either language. */
  filterCondition: (_: ListReader, { q }: { readonly q?: string | undefined }) =>
    q ? sql`${words} @@ ${textSearchQuery(q) ?? sql`''::tsquery`}` : undefined,
  rows: rowsOf('point', points),
};

const isOffered = eq(points.isHidden, false);

export const listOffered = (db: Db): Promise<PointRow[]> =>
  db.select().from(points).where(isOffered).orderBy(asc(points.id));

/** Locked until the transaction ends, so that it is not hidden in between. */
export const shareOffered = (tx: Db, id: number): Promise<PointRow | undefined> =>
  firstRow(
    tx
      .select()
      .from(points)
      .where(and(eq(points.id, id), isOffered))
      .for('share'),
  );

export const lockPoint = (tx: Db, id: number): Promise<PointRow | undefined> =>
  firstRow(tx.select().from(points).where(eq(points.id, id)).for('update'));

export const insertPoints = (tx: Db, rows: readonly PointDraft[]): Promise<PointRow[]> =>
  tx
    .insert(points)
    .values([...rows])
    .returning();

export const updatePoint = (tx: Db, id: number, change: PointDraft): Promise<PointRow> =>
  onlyRow(tx.update(points).set(change).where(eq(points.id, id)).returning());

export const countPoints = (db: Db): Promise<number> => db.$count(points);
