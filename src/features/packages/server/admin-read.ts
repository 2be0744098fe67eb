import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint } from '#server-kit/services/extension-point.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminPackage } from '../admin-contract.ts';
import { listPrices, type PriceRow } from './admin-queries.ts';
import { listPackages, type PackageRow } from './queries.ts';

/** How many owners pay for each package now. */
type SubscriberCount = (db: Db, now: Date) => Promise<ReadonlyMap<string, number>>;

/** Owners are a feature above this one. */
export const subscriberCounts = extensionPoint<SubscriberCount>('subscriber-counts');

type WithExtensions = Pick<Services, 'extensions'>;

export async function listAdminPackages(db: Db, now: Date, { extensions }: WithExtensions): Promise<AdminPackage[]> {
  const rows = await listPackages(db, now);
  const dated = Map.groupBy(
    await listPrices(
      db,
      rows.map(({ id }) => id),
    ),
    ({ packageId }) => packageId,
  );
  const counts = await Promise.all(extensions.of(subscriberCounts).map((count) => count(db, now)));
  const subscribersOf = (type: string) => counts.reduce((total, count) => total + (count.get(type) ?? 0), 0);
  return rows.map((row) => presentAdmin(row, dated.get(row.id) ?? [], subscribersOf(row.packageType)));
}

export async function getAdminPackage(db: Db, id: number, now: Date, services: WithExtensions): Promise<AdminPackage> {
  const found = (await listAdminPackages(db, now, services)).find((one) => one.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

function presentAdmin(row: PackageRow, dated: readonly PriceRow[], subscribers: number): AdminPackage {
  const { id, packageType, entitlements, isPopular, isActive, showAtHome, sortOrder, version } = row;
  return {
    ...{ id, packageType, entitlements, isPopular, isActive, showAtHome, sortOrder, version, subscribers },
    texts: { he: textsOf(row, 'he'), en: textsOf(row, 'en') },
    updatedAt: row.updatedAt.toISOString(),
    monthlyPrice: row.monthlyPrice,
    yearlyPrice: row.yearlyPrice,
    prices: dated.map(presentPrice),
  };
}

function textsOf({ texts }: PackageRow, locale: 'he' | 'en') {
  const { name, description, features, benefits } = texts[locale];
  return { name, description, features: [...features], benefits: [...benefits] };
}

const presentPrice = ({ id, monthlyPrice, yearlyPrice, effectiveFrom, createdAt }: PriceRow) => ({
  ...{ id, monthlyPrice, yearlyPrice },
  effectiveFrom: effectiveFrom.toISOString(),
  createdAt: createdAt.toISOString(),
});
