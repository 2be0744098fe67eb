import type { LocalizedText } from '#base/schemas.ts';
import type { DemoSeed } from '#features/accounts/server/index.ts';
import { exampleIds, listOwnProfiles } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { CommunityField } from '../domain.ts';
import { insertMembers } from './member-queries.ts';
import { insertCommunity, listAll, listVisible } from './queries.ts';
import seeds from './seeds.json' with { type: 'json' };

interface CommunitySeed {
  readonly slug: string;
  readonly field: CommunityField;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly city: LocalizedText;
  /** Slugs of example profiles. */
  readonly members: readonly string[];
}

export const communitySeeds = seeds as readonly CommunitySeed[];

const dayMilliseconds = 86_400_000;
/** Backdates the communities, so that they exist before their members join. */
const ageDays = 30;

/**
 * Sample communities with the example profiles. Only if there are none, so that what an admin deletes stays deleted.
 */
export async function seedCommunities(db: Db, now: Date): Promise<void> {
  if ((await listAll(db)).length > 0) return;
  const profileIds = await exampleIds(db);
  for (const seed of communitySeeds) await seedOne(db, seed, profileIds, now);
}

/** The demo's first profile is a member, which only its own session sees. */
export const seedDemoMembership: DemoSeed = async (db, _, copy, __, now) => {
  const [profile] = await listOwnProfiles(db, copy.id, now);
  const [community] = await listVisible(db);
  if (!profile?.published || !community) return;
  await insertMembers(db, [{ communityId: community.id, profileId: profile.id, joinedAt: copy.createdAt }]);
};

async function seedOne(
  db: Db,
  { members, ...community }: CommunitySeed,
  profileIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const row = await insertCommunity(db, {
    ...community,
    createdAt: new Date(now.getTime() - ageDays * dayMilliseconds),
  });
  if (!row) return;
  const joined = members.flatMap((slug, index) => {
    const profileId = profileIds.get(slug);
    if (profileId === undefined) return [];
    const joinedAt = new Date(now.getTime() - (members.length - index) * dayMilliseconds);
    return [{ communityId: row.id, profileId, joinedAt }];
  });
  await insertMembers(db, joined);
}
