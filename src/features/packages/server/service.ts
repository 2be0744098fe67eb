import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { PackageAllowances, Product } from '../contract.ts';
import { homeProducts } from '../domain.ts';
import { presentProduct } from './present.ts';
import { insertMissingPackages, listActivePackages } from './queries.ts';
import { packageSeeds } from './seeds.ts';

export async function listProducts(db: Db, locale: Locale): Promise<Product[]> {
  const rows = await listActivePackages(db);
  return rows.map((row) => presentProduct(row, locale));
}

export const listHomeProducts = async (db: Db, locale: Locale): Promise<Product[]> =>
  homeProducts(await listProducts(db, locale));

export async function listAllowances(db: Db): Promise<PackageAllowances[]> {
  const rows = await listActivePackages(db);
  return rows.map(({ id, packageType, allowances }) => ({ id, packageType, allowances }));
}

export const seedPackages = (db: Db): Promise<void> => insertMissingPackages(db, packageSeeds);
