import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import type { PackageEdit } from '../admin-contract.ts';
import type { Entitlements, PackageType } from '../contract.ts';
import { type Prices, priceAt } from '../prices.ts';
import { packagesTable as packages, packagesTable, packagePricesTable as prices } from './table.ts';

/** Includes the prices in force at the requested instant. */
export type PackageRow = typeof packagesTable.$inferSelect;

/** The only way to read a plan with its prices: a price takes effect by the clock, for all readers. */
async function listAt(db: Db, where: SQL | undefined, at: Date): Promise<PackageRow[]> {
  const rows = await db
    .select({ row: packagesTable, dated: prices })
    .from(packagesTable)
    .leftJoin(prices, and(eq(prices.packageId, packagesTable.id), lte(prices.effectiveFrom, at)))
    .where(where)
    .orderBy(asc(packagesTable.sortOrder), asc(packagesTable.id));
  return [...Map.groupBy(rows, ({ row }) => row.id).values()].flatMap((group) => {
    const dated = group.flatMap((one) => one.dated ?? []);
    return group.slice(0, 1).map(({ row }) => ({ ...row, ...priceAt(row, dated, at) }));
  });
}

export const listActivePackages = (db: Db, at: Date): Promise<PackageRow[]> =>
  listAt(db, eq(packagesTable.isActive, true), at);

/** Does not overwrite an admin's later edits. */
export async function insertMissingPackages(db: Db, rows: (typeof packagesTable.$inferInsert)[]): Promise<void> {
  await db.insert(packagesTable).values(rows).onConflictDoNothing({ target: packagesTable.packageType });
}

export async function findEntitlements(db: Db, packageType: PackageType): Promise<Entitlements | undefined> {
  const [row] = await db
    .select({ entitlements: packagesTable.entitlements })
    .from(packagesTable)
    .where(eq(packagesTable.packageType, packageType));
  return row?.entitlements;
}

/** Entitlements of all plans that decide a profile's visibility, as SQL for statements that cannot query twice. */
export const entitlementsByPackage: SQL<Partial<Record<PackageType, Pick<Entitlements, 'profiles' | 'customSlug'>>>> =
  sql`(
  select json_object_agg(package_type, json_build_object('profiles', entitlements -> 'profiles', 'customSlug', entitlements -> 'customSlug'))
  from packages)`;

export const findPackage = async (db: Db, id: number, at: Date): Promise<PackageRow | undefined> =>
  (await listAt(db, eq(packagesTable.id, id), at))[0];

/** Without prices, which depend on an instant. */
export type UnpricedPackage = Omit<PackageRow, 'monthlyPrice' | 'yearlyPrice'>;

/** Includes plans no longer on sale, because buyers still have them. */
export const findPackageOfType = (db: Db, packageType: PackageType): Promise<UnpricedPackage | undefined> =>
  firstRow(db.select().from(packagesTable).where(eq(packagesTable.packageType, packageType)));

/** All plans, on sale or not. */
export const listPackages = (db: Db, at: Date): Promise<PackageRow[]> => listAt(db, undefined, at);

/** With its own prices, which apply before the first dated ones. */
type StoredPackage = typeof packages.$inferSelect;
export type PriceRow = typeof prices.$inferSelect;

/** Holds the row lock until the transaction ends, so that concurrent changes of a plan are serialized. */
export const lockPackage = (tx: Db, id: number): Promise<StoredPackage | undefined> =>
  firstRow(tx.select().from(packages).where(eq(packages.id, id)).for('update'));

export async function updatePackage(tx: Db, id: number, edit: PackageEdit, updatedAt: Date): Promise<void> {
  await tx
    .update(packages)
    .set({ ...edit, updatedAt, version: sql`${packages.version} + 1` })
    .where(eq(packages.id, id));
}

/** Prices of several plans, newest first. */
export const listPrices = (db: Db, packageIds: readonly number[]): Promise<PriceRow[]> =>
  db
    .select()
    .from(prices)
    .where(inArray(prices.packageId, [...packageIds]))
    .orderBy(desc(prices.effectiveFrom), asc(prices.id));

/** Returns undefined if prices with this start already exist. */
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
