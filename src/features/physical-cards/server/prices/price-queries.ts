import { desc, eq } from 'drizzle-orm';
import { ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { type CardPrices, cardPricesAt, type DatedPrice } from '../../prices.ts';
import { cardPricesTable as prices } from '../table.ts';

export type PriceRow = typeof prices.$inferSelect;

/** All of them: a handful of rows a year. */
export const listDatedPrices = (db: Db): Promise<DatedPrice[]> =>
  db.select({ item: prices.item, amount: prices.amount, effectiveFrom: prices.effectiveFrom }).from(prices);

/** The prices that hold at an instant. */
export const findCardPrices = async (db: Db, at: Date): Promise<CardPrices> =>
  cardPricesAt(await listDatedPrices(db), at);

/** Newest first, with the name of who set it. */
export const listPricesWithAuthors = (db: Db) =>
  db
    .select({ price: prices, by: ownerColumns.displayName })
    .from(prices)
    .leftJoin(...ownerOf(prices.createdBy))
    .orderBy(desc(prices.effectiveFrom));

/** Undefined if the item already has a price from this instant on. */
export async function insertPrice(tx: Db, row: typeof prices.$inferInsert): Promise<PriceRow | undefined> {
  const [created] = await tx.insert(prices).values(row).onConflictDoNothing().returning();
  return created;
}

export const lockPrice = (tx: Db, id: number): Promise<PriceRow | undefined> =>
  firstRow(tx.select().from(prices).where(eq(prices.id, id)).for('update'));

export async function deletePrice(tx: Db, id: number): Promise<void> {
  await tx.delete(prices).where(eq(prices.id, id));
}
