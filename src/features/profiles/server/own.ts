import { isDeepStrictEqual } from 'node:util';
import { AppError, orNotFound } from '#base/app-error.ts';
import { type EffectivePlan, effectivePlan, lockOwner } from '#features/accounts/server/index.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Profile } from '../contract.ts';
import { colourErrors } from '../design/colours.ts';
import { filesOf, fromStore, type ProfileDocument } from '../document/document.ts';
import { profileLimits } from '../domain.ts';
import { transferPrintedAddresses } from './addresses/address-queries.ts';
import { requireProfileQuota, requireWithinEntitlements } from './plan.ts';
import { presentProfile } from './present.ts';
import {
  findVersion,
  listDeleted,
  listOwned,
  lockOwned,
  type ProfileRow,
  purgeDeleted,
  updateOwned,
} from './queries.ts';

/** Context of the owner's own requests. */
export type OwnerCall = Pick<Services, 'db' | 'bus' | 'clock'> & {
  readonly user: Pick<Identity, 'id'> & Partial<Pick<Identity, 'isDemo'>>;
};

export async function presentOwnProfile({ clock, user }: OwnerCall, db: Db, row: ProfileRow): Promise<Profile> {
  const plan = await effectivePlan(db, user.id, clock.now());
  const index = (await listOwned(db, user.id)).findIndex(({ id }) => id === row.id);
  return presentProfile(row, plan, Math.max(index, 0));
}

export async function getOwnProfile({ db, user }: OwnerCall, id: number): Promise<{ row: ProfileRow; index: number }> {
  const rows = await listOwned(db, user.id);
  const index = rows.findIndex((one) => one.id === id);
  const row = orNotFound(rows[index]);
  return { row, index };
}

export interface Step {
  readonly tx: Db;
  readonly row: ProfileRow;
  readonly plan: EffectivePlan;
  readonly now: Date;
  change(values: Partial<ProfileRow>): Promise<ProfileRow>;
}

/** Changes one profile under a lock and invalidates its cached pages. */
export async function updateOwnProfile(
  call: OwnerCall,
  id: number,
  work: (step: Step) => Promise<ProfileRow>,
  { isDeleted = false } = {},
): Promise<Profile> {
  const { db, clock, user } = call;
  return db.transaction(async (tx) => {
    // The owner lock serializes changes to the set of profiles and to the primary one.
    await lockOwner(tx, user.id, 'update');
    const row = await lockOwned(tx, id, user.id);
    if (!row || (row.deletedAt !== null) !== isDeleted) throw new AppError('not_found');
    const now = clock.now();
    const change = async (values: Partial<ProfileRow>) => {
      return orNotFound(await updateOwned(tx, id, user.id, values));
    };
    const done = await work({ tx, row, plan: await effectivePlan(tx, user.id, now), now, change });
    await dropOwnerPages(call.bus, tx, user.id);
    return presentOwnProfile(call, tx, done);
  });
}

/**
 * Optimistic locking: saves the draft only over the version it is based on. On a conflict both drafts are returned. A
 * retry of a save whose response was lost succeeds.
 */
export async function saveDraft(call: OwnerCall, id: number, document: ProfileDocument, version: number) {
  return updateOwnProfile(call, id, async ({ tx, row, plan, now, change }) => {
    if (row.version !== version) {
      if (row.version === version + 1 && isDeepStrictEqual(row.draft, document)) return row;
      const current = await presentOwnProfile(call, tx, row);
      throw new AppError('conflict', { message: 'profiles.stale', details: { current } });
    }
    const before = fromStore(row.draft);
    await requireWithinEntitlements(tx, document, before, plan);
    requireReadableColours(document, before);
    await requireOwnFiles(tx, document, call.user.id);
    return change({ draft: document, version: version + 1, updatedAt: now });
  });
}

function requireReadableColours({ design }: ProfileDocument, before: ProfileDocument): void {
  if (isDeepStrictEqual(design, before.design)) return;
  const [error] = colourErrors(design);
  if (!error) return;
  const fields = { 'document.design.colours': 'profiles.contrast' };
  const { ink, ground } = error.suggestion;
  const values = { ink, ground };
  throw new AppError('invalid_input', { message: 'profiles.contrast', fields, values });
}

/** Pictures and files must belong to the owner. */
async function requireOwnFiles(db: Db, document: ProfileDocument, ownerId: number): Promise<void> {
  const mentioned = filesOf(document);
  const foreign = await ownsFiles(db, ownerId, [...mentioned.keys()]);
  if (foreign.length === 0) return;
  const fields = foreign.map((file) => [`document.${mentioned.get(file)}`, 'profiles.file.foreign']);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}

/** Copies a published version to the draft; visitors see it after it is published again. */
export async function restoreVersion(call: OwnerCall, id: number, versionId: number): Promise<Profile> {
  return updateOwnProfile(call, id, async ({ tx, row, now, change }) => {
    const version = await findVersion(tx, id, versionId);
    if (!version) throw new AppError('not_found', { message: 'profiles.version.gone' });
    return change({ draft: version.document, version: row.version + 1, updatedAt: now });
  });
}

export async function listProfiles({ db, clock, user }: OwnerCall): Promise<Profile[]> {
  const plan = await effectivePlan(db, user.id, clock.now());
  return (await listOwned(db, user.id)).map((row, index) => presentProfile(row, plan, index));
}

export async function getProfile(call: OwnerCall, id: number): Promise<Profile> {
  const { row, index } = await getOwnProfile(call, id);
  return presentProfile(row, await effectivePlan(call.db, call.user.id, call.clock.now()), index);
}

export async function ownEntitlements({ db, clock, user }: OwnerCall) {
  const { packageType, entitlements } = await effectivePlan(db, user.id, clock.now());
  return { packageType, entitlements, used: { profiles: (await listOwned(db, user.id)).length } };
}

const dayMilliseconds = 86_400_000;

/** Hidden from visitors at once, purged after thirty days. If it was the primary profile, the next becomes primary. */
export const removeProfile = (call: OwnerCall, id: number): Promise<Profile> =>
  updateOwnProfile(call, id, async ({ tx, row, now, change }) => {
    const removed = await change({ deletedAt: now, isPrimary: false });
    if (row.isPrimary) {
      const remaining = await listOwned(tx, call.user.id);
      const next = remaining.find(({ status }) => status === 'published') ?? remaining[0];
      if (next) await updateOwned(tx, next.id, call.user.id, { isPrimary: true });
    }
    return removed;
  });

export const restoreDeleted = (call: OwnerCall, id: number): Promise<Profile> =>
  updateOwnProfile(
    call,
    id,
    async ({ tx, plan, change }) => {
      const have = await listOwned(tx, call.user.id);
      await requireProfileQuota(tx, have.length, plan);
      return change({ deletedAt: null, isPrimary: have.length === 0 });
    },
    { isDeleted: true },
  );

export async function listRemoved({ db, clock, user }: OwnerCall): Promise<Profile[]> {
  const plan = await effectivePlan(db, user.id, clock.now());
  return (await listDeleted(db, user.id)).map((row) => presentProfile(row, plan, 0));
}

const purgeBatch = 200;

export async function purgeRemoved({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - profileLimits.undoDays * dayMilliseconds);
  await transferPrintedAddresses(db, before);
  while ((await purgeDeleted(db, before, purgeBatch)) === purgeBatch);
}
