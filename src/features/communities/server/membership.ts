import { AppError } from '#base/app-error.ts';
import { findVisibleProfiles, listOwnProfiles, lockOwnProfile } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OwnMembership } from '../contract.ts';
import { communityLimits } from '../domain.ts';
import * as memberQueries from './member-queries.ts';
import { findVisible, shareVisible } from './queries.ts';
import { forgetMemberCounts } from './read.ts';

export type Own = Pick<Services, 'db' | 'clock'> & { readonly user: Pick<Identity, 'id'> };

/** The user's own profiles with their state in the community, primary profile first. */
export async function listMine(call: Own, communityId: number): Promise<OwnMembership[]> {
  const { db, clock, user } = call;
  if (!(await findVisible(db, communityId))) throw new AppError('not_found');
  const own = await listOwnProfiles(db, user.id, clock.now());
  const visible = await findVisibleProfiles(
    call,
    own.map(({ id }) => id),
  );
  const rows = new Map((await memberQueries.listOwned(db, communityId, user.id)).map((row) => [row.profileId, row]));
  return own.map(({ id, name }) => {
    const row = rows.get(id);
    return {
      profileId: id,
      profileName: name,
      isShown: visible.has(id),
      state: row ? (row.removedAt ? 'removed' : 'member') : 'none',
      isListed: row?.isListed ?? true,
    };
  });
}

/** Changes the membership of one of the user's own profiles in a visible community. */
async function step(call: Own, communityId: number, profileId: number, work: (tx: Db) => Promise<void>) {
  await call.db.transaction(async (tx) => {
    if (!(await shareVisible(tx, communityId))) throw new AppError('not_found');
    // The profile lock serializes its joins.
    if (!(await lockOwnProfile(tx, profileId, call.user.id))) throw new AppError('not_found');
    await work(tx);
  });
  forgetMemberCounts(call.db);
  return listMine(call, communityId);
}

/** Idempotent: joining again leaves the first membership unchanged. */
export const joinCommunity = (
  call: Own,
  communityId: number,
  { profileId, isListed }: { profileId: number; isListed: boolean },
): Promise<OwnMembership[]> =>
  step(call, communityId, profileId, async (tx) => {
    const known = await memberQueries.findMember(tx, communityId, profileId);
    if (known?.removedAt) throw new AppError('conflict', { message: 'communities.join.removed' });
    if (known) return;
    const visible = await findVisibleProfiles({ db: tx, clock: call.clock }, [profileId]);
    if (!visible.has(profileId)) throw new AppError('conflict', { message: 'communities.join.unseen' });
    const maxMemberships = communityLimits.maxMemberships;
    if ((await memberQueries.countMemberships(tx, profileId)) >= maxMemberships)
      throw new AppError('conflict', { message: 'communities.join.max', values: { count: maxMemberships } });
    await memberQueries.insertMembers(tx, [
      { communityId, profileId, isListed, joinedAt: call.clock.now(), isNew: true },
    ]);
  });

export const setListed = (call: Own, communityId: number, profileId: number, isListed: boolean) =>
  step(call, communityId, profileId, async (tx) => {
    if (!(await memberQueries.updateMember(tx, communityId, profileId, { isListed }))) throw new AppError('not_found');
  });

/** Idempotent: leaving without a membership succeeds. */
export const leaveCommunity = (call: Own, communityId: number, profileId: number): Promise<OwnMembership[]> =>
  step(call, communityId, profileId, (tx) => memberQueries.deleteMember(tx, communityId, profileId));
