import { whichShown } from '#features/profiles/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { listListed } from './member-queries.ts';

export interface ShownMember {
  readonly profileId: number;
  readonly joinedAt: Date;
}

/**
 * Who stands in the lists of some communities, longest there first: those who wish to and can be seen right now. A demo
 * is the world of one session and shows in no list. Every number of members is the length of such a list.
 */
export async function listShownMembers(
  services: Pick<Services, 'db' | 'clock'>,
  communityIds: readonly number[],
): Promise<Map<number, ShownMember[]>> {
  const listed = await listListed(services.db, communityIds);
  const shown = await whichShown(services, [...new Set(listed.map(({ profileId }) => profileId))]);
  const standing = listed.filter(({ profileId }) => shown.get(profileId)?.isDemo === false);
  return Map.groupBy(standing, ({ communityId }) => communityId);
}
