import { findVisibleProfiles } from '#features/profiles/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { listPublicMembers } from './member-queries.ts';

export interface VisibleMember {
  readonly profileId: number;
  readonly joinedAt: Date;
}

/**
 * Who stands in the lists of some communities, longest there first: those who wish to and can be seen right now. A demo
 * is the world of one session and shows in no list. Every number of members is the length of such a list.
 */
export async function listVisibleMembers(
  services: Pick<Services, 'db' | 'clock'>,
  communityIds: readonly number[],
): Promise<Map<number, VisibleMember[]>> {
  const publicMembers = await listPublicMembers(services.db, communityIds);
  const visible = await findVisibleProfiles(services, [...new Set(publicMembers.map(({ profileId }) => profileId))]);
  const active = publicMembers.filter(({ profileId }) => visible.get(profileId)?.isDemo === false);
  return Map.groupBy(active, ({ communityId }) => communityId);
}
