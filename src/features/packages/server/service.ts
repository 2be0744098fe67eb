import type { Locale } from '#i18n/locale.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type PackageEntitlements, type Product, product } from '../contract.ts';
import { homeProducts } from '../domain.ts';
import { insertMissingPackages, listActivePackages, type PackageRow } from './queries.ts';
import { packageSeeds } from './seeds.ts';

const agorotInShekel = 100;

function presentProduct(row: PackageRow, locale: Locale): Product {
  const texts = row.texts[locale];
  const [benefit1 = null, benefit2 = null, benefit3 = null, benefit4 = null, benefit5 = null] = texts.benefits;
  const benefits = { benefit1, benefit2, benefit3, benefit4, benefit5 };
  const monthlyPrice = row.monthlyPrice / agorotInShekel;
  const yearlyPrice = row.yearlyPrice / agorotInShekel;
  return presentAs(product, { ...row, ...texts, ...benefits, monthlyPrice, yearlyPrice });
}

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
