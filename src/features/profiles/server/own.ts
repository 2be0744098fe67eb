import { AppError } from '#base/app-error.ts';
import type { EffectivePlan } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Profile } from '../contract.ts';
import { planOf } from './plan.ts';
import { presentProfile } from './present.ts';
import { listOwned, lockOwned, lockOwner, type ProfileRow, updateOwned } from './queries.ts';

/** What the owner's own calls work with. */
export type Own = Pick<Services, 'db' | 'bus' | 'clock'> & {
  readonly user: Pick<Identity, 'id'> & Partial<Pick<Identity, 'isDemo'>>;
};

export async function presentOwn({ clock, user }: Own, db: Db, row: ProfileRow): Promise<Profile> {
  const plan = await planOf(db, user.id, clock.now());
  const place = (await listOwned(db, user.id)).findIndex(({ id }) => id === row.id);
  return presentProfile(row, plan, Math.max(place, 0));
}

export async function getOwn({ db, user }: Own, id: number): Promise<{ row: ProfileRow; place: number }> {
  const rows = await listOwned(db, user.id);
  const place = rows.findIndex((one) => one.id === id);
  const row = rows[place];
  if (!row) throw new AppError('not_found');
  return { row, place };
}

export interface Step {
  readonly tx: Db;
  readonly row: ProfileRow;
  readonly plan: EffectivePlan;
  readonly now: Date;
  change(values: Partial<ProfileRow>): Promise<ProfileRow>;
}

/** One change of one profile: nobody else changes it meanwhile, and what visitors were shown before is forgotten. */
export async function changeOwn(
  call: Own,
  id: number,
  work: (step: Step) => Promise<ProfileRow>,
  { isDeleted = false } = {},
): Promise<Profile> {
  const { db, clock, user } = call;
  return db.transaction(async (tx) => {
    await lockOwner(tx, user.id);
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
    return presentOwn(call, tx, done);
  });
}
