import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { Allowances, PackageType } from '../contract.ts';
import { packagesTable } from './table.ts';

export type PackageRow = typeof packagesTable.$inferSelect;

export const listActivePackages = (db: Db): Promise<PackageRow[]> =>
  db.select().from(packagesTable).where(eq(packagesTable.isActive, true)).orderBy(asc(packagesTable.sortOrder));

/** An admin's later edits win over the seeds. */
export async function insertMissingPackages(db: Db, rows: (typeof packagesTable.$inferInsert)[]): Promise<void> {
  await db.insert(packagesTable).values(rows).onConflictDoNothing({ target: packagesTable.packageType });
}

export async function findAllowances(db: Db, packageType: PackageType): Promise<Allowances | undefined> {
  const [row] = await db
    .select({ allowances: packagesTable.allowances })
    .from(packagesTable)
    .where(eq(packagesTable.packageType, packageType));
  return row?.allowances;
}

/** What decides where a profile is shown, of every package at once: a part of statements that cannot ask twice. */
export const shownByPackage: SQL<Partial<Record<PackageType, Pick<Allowances, 'profiles' | 'customSlug'>>>> = sql`(
  select json_object_agg(package_type, json_build_object('profiles', allowances -> 'profiles', 'customSlug', allowances -> 'customSlug'))
  from packages)`;

export async function findPackage(db: Db, id: number): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(packagesTable).where(eq(packagesTable.id, id));
  return row;
}

/** On sale or not: whoever bought it has it. */
export async function findPackageOfType(db: Db, packageType: PackageType): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(packagesTable).where(eq(packagesTable.packageType, packageType));
  return row;
}
