import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import { dropAllPages } from '#server-kit/page-cache/owner-pages.ts';
import type { AdminPackage, PackageEdit } from '../admin-contract.ts';
import { lockPackage, updatePackage } from './admin-queries.ts';
import { getAdminPackage } from './admin-read.ts';

type AdminCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'bus' | 'clock' | 'db' | 'extensions'>;

interface Edited {
  readonly id: number;
  readonly edit: PackageEdit;
  readonly version: number;
}

/** A save that did not see the newest changes nothing, and hears what the newest is. */
export async function changePackage(call: AdminCall, { id, edit, version }: Edited): Promise<AdminPackage> {
  const now = call.clock.now();
  return call.db.transaction(async (tx) => {
    const row = await lockPackage(tx, id);
    if (!row) throw new AppError('not_found');
    const before = await getAdminPackage(tx, id, now, call);
    if (row.version !== version)
      throw new AppError('conflict', { message: 'packageRules.stale', details: { current: before } });
    if (row.packageType === 'basic' && !edit.isActive)
      throw new AppError('invalid_input', { fields: { isActive: 'packageRules.basicIsActive' } });
    await updatePackage(tx, id, withoutEmptyLines(edit), now);
    const after = await getAdminPackage(tx, id, now, call);
    await invalidateOnEntitlementChange(call, tx, before, after);
    await call.audit(tx, { action: 'packages.change', target: { kind: 'package', id }, ...changes(before, after) });
    return after;
  });
}

/** What a card shows under a plan is decided when it is rendered: with another plan all of them may be others. */
async function invalidateOnEntitlementChange(
  { bus }: AdminCall,
  tx: Db,
  before: AdminPackage,
  after: AdminPackage,
): Promise<void> {
  if (!isDeepStrictEqual(before.entitlements, after.entitlements)) await dropAllPages(bus, tx);
}

/** Lines that were left empty are none. */
function withoutEmptyLines(edit: PackageEdit): PackageEdit {
  const filled = (lines: readonly string[]) => lines.filter((line) => line !== '');
  const cleanTexts = (texts: PackageEdit['texts']['he']) => ({
    ...texts,
    features: filled(texts.features),
    benefits: filled(texts.benefits),
  });
  return { ...edit, texts: { he: cleanTexts(edit.texts.he), en: cleanTexts(edit.texts.en) } };
}

const edited = ['isPopular', 'isActive', 'showAtHome', 'sortOrder'] as const;

/** Only what is another than it was; of words and entitlements only those that are. */
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
