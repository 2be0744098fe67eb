import { isDeepStrictEqual } from 'node:util';
import { AppError, orNotFound } from '#base/app-error.ts';
import { presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import { dropAllPages } from '#server-kit/page-cache/page-cache.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import { type AdminPackage, adminPackage, datedPrice, type PackageEdit } from '../admin-contract.ts';
import { type Prices, priceErrors } from '../prices.ts';
import * as queries from './queries.ts';

/** Number of paying owners per plan. */
type SubscriberCount = (db: Db, now: Date) => Promise<ReadonlyMap<string, number>>;

/** An extension point, because owners belong to a feature above this one. */
export const subscriberCounts = extensionPoint<SubscriberCount>('subscriber-counts');

type WithExtensions = Pick<Services, 'extensions'>;

export async function listAdminPackages(db: Db, now: Date, { extensions }: WithExtensions): Promise<AdminPackage[]> {
  const rows = await queries.listPackages(db, now);
  const ids = rows.map(({ id }) => id);
  const dated = Map.groupBy(await queries.listPrices(db, ids), ({ packageId }) => packageId);
  const counts = await Promise.all(extensions.of(subscriberCounts).map((count) => count(db, now)));
  const subscribersOf = (type: string) => counts.reduce((total, count) => total + (count.get(type) ?? 0), 0);
  return rows.map((row) => presentAdmin(row, dated.get(row.id) ?? [], subscribersOf(row.packageType)));
}

export const getAdminPackage = async (db: Db, id: number, now: Date, services: WithExtensions): Promise<AdminPackage> =>
  orNotFound((await listAdminPackages(db, now, services)).find((one) => one.id === id));

const presentAdmin = (row: queries.PackageRow, dated: readonly queries.PriceRow[], subscribers: number): AdminPackage =>
  presentAs(adminPackage, { ...row, subscribers, prices: dated.map((price) => presentAs(datedPrice, price)) });

type AdminCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'bus' | 'clock' | 'db' | 'extensions'>;

interface Edited {
  readonly id: number;
  readonly edit: PackageEdit;
  readonly version: number;
}

/** Optimistic locking: a save based on an outdated version is rejected, and the error contains the newest version. */
export async function changePackage(call: AdminCall, { id, edit, version }: Edited): Promise<AdminPackage> {
  const now = call.clock.now();
  return call.db.transaction(async (tx) => {
    const row = orNotFound(await queries.lockPackage(tx, id));
    const before = await getAdminPackage(tx, id, now, call);
    if (row.version !== version)
      throw new AppError('conflict', { message: 'packageRules.stale', details: { current: before } });
    if (row.packageType === 'basic' && !edit.isActive)
      throw new AppError('invalid_input', { fields: { isActive: 'packageRules.basicIsActive' } });
    await queries.updatePackage(tx, id, withoutEmptyLines(edit), now);
    const after = await getAdminPackage(tx, id, now, call);
    // A plan's entitlements affect how profiles are rendered.
    if (!isDeepStrictEqual(before.entitlements, after.entitlements)) await dropAllPages(call.bus, tx);
    await call.audit(tx, { action: 'packages.change', target: { kind: 'package', id }, ...changes(before, after) });
    return after;
  });
}

/** Drops empty lines. */
function withoutEmptyLines(edit: PackageEdit): PackageEdit {
  const filled = (texts: PackageEdit['texts']['he']) => ({
    ...texts,
    features: texts.features.filter(Boolean),
    benefits: texts.benefits.filter(Boolean),
  });
  return { ...edit, texts: { he: filled(edit.texts.he), en: filled(edit.texts.en) } };
}

const edited = ['isPopular', 'isActive', 'showAtHome', 'sortOrder'] as const;

/** Only changed values; of texts and entitlements only the changed parts. */
function changes(before: AdminPackage, after: AdminPackage) {
  const names = edited.filter((name) => before[name] !== after[name]);
  const flat = (one: AdminPackage): Record<string, unknown> => ({
    ...Object.fromEntries(names.map((name) => [name, one[name]])),
    ...changedFields(one.entitlements, one === before ? after.entitlements : before.entitlements, 'entitlements'),
    ...changedFields(one.texts.he, one === before ? after.texts.he : before.texts.he, 'he'),
    ...changedFields(one.texts.en, one === before ? after.texts.en : before.texts.en, 'en'),
  });
  return { before: flat(before), after: flat(after) };
}

function changedFields(one: object, other: object, under: string): Record<string, unknown> {
  const others = new Map<string, unknown>(Object.entries(other));
  const found = Object.entries(one).filter(([name, value]) => !isDeepStrictEqual(value, others.get(name)));
  return found.length ? { [under]: Object.fromEntries(found) } : {};
}

/** How far in the past a `now` chosen by the admin is still accepted as now. */
const toleranceMilliseconds = 60_000;

/** Adds prices from an instant on. Existing subscribers retain their agreed prices, stored in the subscription. */
export async function addPrice(
  call: AdminCall,
  id: number,
  { effectiveFrom: requestedFrom, ...prices }: Prices & { readonly effectiveFrom: string },
): Promise<AdminPackage> {
  const now = call.clock.now();
  return call.db.transaction(async (tx) => {
    const row = orNotFound(await queries.lockPackage(tx, id));
    const fields = { ...priceErrors(row.packageType, prices), ...dateErrors(requestedFrom, now) };
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
    const effectiveFrom = new Date(Math.max(new Date(requestedFrom).getTime(), now.getTime()));
    const { monthlyPrice, yearlyPrice } = await getAdminPackage(tx, id, now, call);
    const created = await queries.insertPrice(tx, { ...prices, packageId: id, effectiveFrom, createdAt: now });
    if (!created) throw new AppError('conflict', { message: 'packageRules.sameInstant' });
    await call.audit(tx, {
      action: 'packages.price',
      target: { kind: 'package', id },
      before: { monthlyPrice, yearlyPrice },
      after: { ...prices, effectiveFrom: effectiveFrom.toISOString() },
    });
    return getAdminPackage(tx, id, now, call);
  });
}

const dateErrors = (requestedFrom: string, now: Date): Record<string, string> =>
  new Date(requestedFrom).getTime() < now.getTime() - toleranceMilliseconds
    ? { effectiveFrom: 'packageRules.past' }
    : {};

/** Only allowed before the prices take effect. */
export async function dropPrice(call: AdminCall, id: number, priceId: number): Promise<AdminPackage> {
  const now = call.clock.now();
  return call.db.transaction(async (tx) => {
    orNotFound(await queries.lockPackage(tx, id));
    const price = orNotFound(await queries.findPrice(tx, id, priceId));
    if (price.effectiveFrom <= now) throw new AppError('conflict', { message: 'packageRules.holdsAlready' });
    await queries.deletePrice(tx, priceId);
    const { monthlyPrice, yearlyPrice, effectiveFrom } = price;
    await call.audit(tx, {
      action: 'packages.drop-price',
      target: { kind: 'package', id },
      before: { monthlyPrice, yearlyPrice, effectiveFrom: effectiveFrom.toISOString() },
    });
    return getAdminPackage(tx, id, now, call);
  });
}
