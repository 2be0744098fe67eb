import { findShown } from '#features/profiles/server/index.ts';
import { targetsOf } from '#features/profiles/targets.ts';
import { ownerPages } from '#server-kit/page-cache/owner-pages.ts';
import type { Services } from '#server-kit/services/services.ts';
import { createMemory } from './memory.ts';

export interface ProfileFacts {
  readonly ownerId: number;
  readonly targets: ReadonlySet<string>;
}

const most = 2_000;

/** What counting must know of a profile; undefined where visitors see none. Forgotten when the owner changes anything. */
export function createProfileFacts(services: Services) {
  const memory = createMemory<number, ProfileFacts | undefined>(most);
  // A profile that was not there may be one of whoever has just changed something.
  services.bus.subscribe('cached-page', (key) =>
    memory.dropWhere((facts) => facts === undefined || ownerPages(facts.ownerId) === key),
  );
  services.bus.subscribe('page-cache', memory.clear);
  services.bus.onReconnect(memory.clear);
  return async (profileId: number): Promise<ProfileFacts | undefined> => {
    const now = services.clock.now().getTime();
    const known = memory.find(profileId, now);
    if (known) return known.value;
    const shown = await findShown(services, profileId);
    const facts = shown && { ownerId: shown.ownerId, targets: new Set(targetsOf(shown.document).keys()) };
    memory.keep(profileId, facts, now);
    return facts;
  };
}
