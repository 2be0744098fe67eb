import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { PackageEdit } from '../admin-contract.ts';
import type { Prices } from '../prices.ts';
import { packagesTable as packages, packagePricesTable as prices } from './table.ts';

/** With its own prices, which hold before the first that has a date. */
type StoredPackage = typeof packages.$inferSelect;
export type PriceRow = typeof prices.$inferSelect;

/** Held until the transaction ends: two who change one package do so one after the other. */
export async function lockPackage(tx: Db, id: number): Promise<StoredPackage | undefined> {
  const [row] = await tx.select().from(packages).where(eq(packages.id, id)).for('update');
  return row;
}

export async function updatePackage(tx: Db, id: number, edit: PackageEdit, updatedAt: Date): Promise<void> {
  await tx
    .update(packages)
    .set({ ...edit, updatedAt, version: sql`${packages.version} + 1` })
    .where(eq(packages.id, id));
}

/** Of some packages, the newest first. */
export const listPrices = (db: Db, packageIds: readonly number[]): Promise<PriceRow[]> =>
  db
    .select()
    .from(prices)
    .where(inArray(prices.packageId, [...packageIds]))
    .orderBy(desc(prices.effectiveFrom), asc(prices.id));

/** Undefined where prices hold from that moment on already. */
export async function insertPrice(
  tx: Db,
  row: Prices & { readonly packageId: number; readonly effectiveFrom: Date; readonly createdAt: Date },
): Promise<PriceRow | undefined> {
  const [created] = await tx.insert(prices).values(row).onConflictDoNothing().returning();
  return created;
}

export async function findPrice(tx: Db, packageId: number, id: number): Promise<PriceRow | undefined> {
  const [row] = await tx
    .select()
    .from(prices)
    .where(and(eq(prices.packageId, packageId), eq(prices.id, id)));
  return row;
}

export async function deletePrice(tx: Db, id: number): Promise<void> {
  await tx.delete(prices).where(eq(prices.id, id));
}
