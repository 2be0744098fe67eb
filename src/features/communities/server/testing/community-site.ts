import { randomBytes } from 'node:crypto';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { filesFeature } from '#features/files/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { profilesFeature } from '#features/profiles/server/index.ts';
import { newOwner, type TestOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import type { AdminCommunity, CommunityChange } from '../../contract.ts';
import { communitiesFeature } from '../index.ts';

export interface CommunityOwner extends TestOwner {
  /** Published, and its owner's primary profile. */
  readonly profile: Profile;
}

export interface CommunitySite extends TestApi {
  readonly admin: TestOwner;
  addOwner(name?: string): Promise<CommunityOwner>;
  /** Adds another published profile of the same owner. */
  addProfile(owner: TestOwner, name?: string): Promise<Profile>;
  addCommunity(change?: Partial<CommunityChange>): Promise<AdminCommunity>;
  /** Inserts directly into the table, as if the profile had joined long ago. */
  addMember(communityId: number, profileId: number, more?: { isListed?: boolean; joinedAt?: Date }): Promise<void>;
  /** Names of the members that visitors see, in display order. */
  namesIn(slug: string): Promise<string[]>;
}

/** Starts the API with communities and with real accounts, profiles and plans. */
export async function startCommunities(): Promise<CommunitySite> {
  const api = await startTestApi({
    features: [accountsFeature, profilesFeature, filesFeature, notificationsFeature, communitiesFeature],
    identify,
    settings: { RATE_LIMITS: 'off' },
  });
  await seedPackages(api.services.db);
  const admin = await newOwner(api);
  await api.pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
  await api.pool.query(`update sessions set is_strong = true where user_id = $1`, [admin.id]);
  const addProfile = async (owner: TestOwner, name?: string) => {
    const { id } = await owner.make(name);
    return owner.get('PUT', `/api/profiles/${id}/publish`);
  };
  return {
    ...api,
    admin,
    addProfile,
    addOwner: async (name) => {
      const owner = await newOwner(api);
      return { ...owner, profile: await addProfile(owner, name) };
    },
    addCommunity: async (change = {}) => {
      const body = { slug: `club-${randomBytes(5).toString('hex')}`, name: { he: 'Club' }, field: 'home', ...change };
      return (await admin.get('POST', '/api/admin/communities', body)) as unknown as AdminCommunity;
    },
    addMember: async (communityId, profileId, { isListed = true, joinedAt = new Date() } = {}) => {
      await api.pool.query(
        'insert into community_members (community_id, profile_id, is_listed, joined_at) values ($1, $2, $3, $4)',
        [communityId, profileId, isListed, joinedAt],
      );
    },
    namesIn: async (slug) => {
      const { body } = await api.send('GET', `/api/communities/${slug}`);
      return body.members.map(({ name }: { name: string }) => name);
    },
  };
}
