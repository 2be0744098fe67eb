import type { Services } from '#server-kit/services/services.ts';
import type { Profile } from '../contract.ts';
import { profileLimits } from '../domain.ts';
import { handOnPrinted } from './address-queries.ts';
import { changeOwn, type Own } from './own.ts';
import { planOf, refuseTooMany } from './plan.ts';
import { presentProfile } from './present.ts';
import { listDeleted, listOwned, purgeDeleted, updateOwned } from './queries.ts';

const dayMilliseconds = 86_400_000;

/** Gone for visitors at once and for good in thirty days; when it was the primary one, the next takes its place. */
export const removeProfile = (call: Own, id: number): Promise<Profile> =>
  changeOwn(call, id, async ({ tx, row, now, change }) => {
    const removed = await change({ deletedAt: now, isPrimary: false });
    if (row.isPrimary) {
      const left = await listOwned(tx, call.user.id);
      const next = left.find(({ status }) => status === 'published') ?? left[0];
      if (next) await updateOwned(tx, next.id, call.user.id, { isPrimary: true });
    }
    return removed;
  });

export const bringBack = (call: Own, id: number): Promise<Profile> =>
  changeOwn(
    call,
    id,
    async ({ tx, plan, change }) => {
      const have = await listOwned(tx, call.user.id);
      await refuseTooMany(tx, have.length, plan);
      return change({ deletedAt: null, isPrimary: have.length === 0 });
    },
    { isDeleted: true },
  );

export async function listRemoved({ db, clock, user }: Own): Promise<Profile[]> {
  const plan = await planOf(db, user.id, clock.now());
  return (await listDeleted(db, user.id)).map((row) => presentProfile(row, plan, 0));
}

const purgeBatch = 200;

export async function purgeRemoved({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - profileLimits.undoDays * dayMilliseconds);
  await handOnPrinted(db, before);
  while ((await purgeDeleted(db, before, purgeBatch)) === purgeBatch);
}
