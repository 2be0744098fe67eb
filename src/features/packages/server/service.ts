import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { PackageEntitlements, Product } from '../contract.ts';
import { homeProducts } from '../domain.ts';
import { presentProduct } from './present.ts';
import { insertMissingPackages, listActivePackages } from './queries.ts';
import { packageSeeds } from './seeds.ts';

export async function listProducts(db: Db, locale: Locale, now: Date): Promise<Product[]> {
  const rows = await listActivePackages(db, now);
  return rows.map((row) => presentProduct(row, locale));
}

export const listHomeProducts = async (db: Db, locale: Locale, now: Date): Promise<Product[]> =>
  homeProducts(await listProducts(db, locale, now));

export async function listEntitlements(db: Db, now: Date): Promise<PackageEntitlements[]> {
  const rows = await listActivePackages(db, now);
  return rows.map(({ id, packageType, entitlements }) => ({ id, packageType, entitlements }));
}

export const seedPackages = (db: Db): Promise<void> => insertMissingPackages(db, packageSeeds);
