import type { Services } from '#server-kit/services/services.ts';
import type { Profile } from '../contract.ts';
import { profileLimits } from '../domain.ts';
import { transferPrintedAddresses } from './addresses/address-queries.ts';
import { type OwnerCall, updateOwnProfile } from './own.ts';
import { planOf, requireProfileQuota } from './plan.ts';
import { presentProfile } from './present.ts';
import { listDeleted, listOwned, purgeDeleted, updateOwned } from './queries.ts';

const dayMilliseconds = 86_400_000;

/** Gone for visitors at once and for good in thirty days; when it was the primary one, the next takes its place. */
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
  const plan = await planOf(db, user.id, clock.now());
  return (await listDeleted(db, user.id)).map((row) => presentProfile(row, plan, 0));
}

const purgeBatch = 200;

export async function purgeRemoved({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - profileLimits.undoDays * dayMilliseconds);
  await transferPrintedAddresses(db, before);
  while ((await purgeDeleted(db, before, purgeBatch)) === purgeBatch);
}
