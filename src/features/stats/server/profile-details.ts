import { findVisibleProfile } from '#features/profiles/server/index.ts';
import { targetsOf } from '#features/profiles/targets.ts';
import { ownerPages } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { createTtlCache } from './counting/ttl-cache.ts';

export interface ProfileDetails {
  readonly ownerId: number;
  readonly targets: ReadonlySet<string>;
}

const maxProfiles = 2_000;

/** Profile data for counting; undefined if the profile is not visible. Invalidated by every change of the owner. */
export function createProfileDetailsCache(services: Services) {
  const cache = createTtlCache<number, ProfileDetails | undefined>(maxProfiles);
  // A missing profile may belong to the owner who has just changed something.
  services.bus.subscribe('cached-page', (key) =>
    cache.deleteWhere((details) => details === undefined || ownerPages(details.ownerId) === key),
  );
  services.bus.subscribe('page-cache', cache.clear);
  services.bus.onReconnect(cache.clear);
  return async (profileId: number): Promise<ProfileDetails | undefined> => {
    const now = services.clock.now().getTime();
    const cached = cache.find(profileId, now);
    if (cached) return cached.value;
    const profile = await findVisibleProfile(services, profileId);
    const details = profile && { ownerId: profile.ownerId, targets: new Set(targetsOf(profile.document).keys()) };
    cache.set(profileId, details, now);
    return details;
  };
}
