import { and, eq, lt } from 'drizzle-orm';
import { ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import type { Material } from '#features/physical-cards/design/design.ts';
import { type Db, onlyRow } from '#server-kit/db/database.ts';
import type { Keyset, ListReader, PageClauses } from '#server-kit/db/keyset.ts';
import type { MovementFilter, StockThreshold } from '../contract.ts';
import { stockMovementsTable as movements, cardStockTable as stock } from './table.ts';

export type StockRow = typeof stock.$inferSelect;
export type MovementRow = typeof movements.$inferSelect;

export const listStock = (db: Db): Promise<StockRow[]> => db.select().from(stock);

/** Holds the row of a material until the transaction ends: movements of it follow each other. */
export async function lockStock(tx: Db, material: Material): Promise<StockRow> {
  await tx.insert(stock).values({ material }).onConflictDoNothing();
  return onlyRow(tx.select().from(stock).where(eq(stock.material, material)).for('update'));
}

export async function setBalance(tx: Db, material: Material, balance: number): Promise<void> {
  await tx.update(stock).set({ balance }).where(eq(stock.material, material));
}

export async function setThreshold(tx: Db, { material, ...change }: StockThreshold): Promise<void> {
  await tx.update(stock).set(change).where(eq(stock.material, material));
}

export async function insertMovement(tx: Db, row: typeof movements.$inferInsert): Promise<void> {
  await tx.insert(movements).values(row);
}

export const countLowStock = (db: Db): Promise<number> => db.$count(stock, lt(stock.balance, stock.threshold));

export const movementsSource = {
  keyset: ({ direction }: MovementFilter): Keyset => ({
    columns: [{ column: movements.id, type: 'bigint' }],
    direction,
  }),
  filterCondition: (_: ListReader, { material }: MovementFilter) => and(material && eq(movements.material, material)),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ movement: movements, by: ownerColumns.displayName, cursor })
      .from(movements)
      .leftJoin(...ownerOf(movements.actorId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
};
