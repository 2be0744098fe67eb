import { AppError } from '#base/app-error.ts';
import { type EffectivePlan, lockOwner } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Profile } from '../contract.ts';
import { planOf } from './plan.ts';
import { presentProfile } from './present.ts';
import { listOwned, lockOwned, type ProfileRow, updateOwned } from './queries.ts';

/** What the owner's own calls work with. */
export type OwnerCall = Pick<Services, 'db' | 'bus' | 'clock'> & {
  readonly user: Pick<Identity, 'id'> & Partial<Pick<Identity, 'isDemo'>>;
};

export async function presentOwnProfile({ clock, user }: OwnerCall, db: Db, row: ProfileRow): Promise<Profile> {
  const plan = await planOf(db, user.id, clock.now());
  const index = (await listOwned(db, user.id)).findIndex(({ id }) => id === row.id);
  return presentProfile(row, plan, Math.max(index, 0));
}

export async function getOwnProfile({ db, user }: OwnerCall, id: number): Promise<{ row: ProfileRow; index: number }> {
  const rows = await listOwned(db, user.id);
  const index = rows.findIndex((one) => one.id === id);
  const row = rows[index];
  if (!row) throw new AppError('not_found');
  return { row, index };
}

export interface Step {
  readonly tx: Db;
  readonly row: ProfileRow;
  readonly plan: EffectivePlan;
  readonly now: Date;
  change(values: Partial<ProfileRow>): Promise<ProfileRow>;
}

/** One change of one profile: nobody else changes it meanwhile, and what visitors were shown before is forgotten. */
export async function updateOwnProfile(
  call: OwnerCall,
  id: number,
  work: (step: Step) => Promise<ProfileRow>,
  { isDeleted = false } = {},
): Promise<Profile> {
  const { db, clock, user } = call;
  return db.transaction(async (tx) => {
    // Whoever changes which profiles an owner has, or which comes first, waits for the one before.
    await lockOwner(tx, user.id, 'update');
    const row = await lockOwned(tx, id, user.id);
    if (!row || (row.deletedAt !== null) !== isDeleted) throw new AppError('not_found');
    const now = clock.now();
    const change = async (values: Partial<ProfileRow>) => {
      const changed = await updateOwned(tx, id, user.id, values);
      if (!changed) throw new AppError('not_found');
      return changed;
    };
    const done = await work({ tx, row, plan: await planOf(tx, user.id, now), now, change });
    await dropOwnerPages(call.bus, tx, user.id);
    return presentOwnProfile(call, tx, done);
  });
}
