import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { startCommunities } from './testing/community-site.ts';

const site = await startCommunities();

const profile = fc.record({
  status: fc.constantFrom('draft', 'published', 'published', 'published', 'paused'),
  isSuspended: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  isDeleted: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  isListed: fc.integer({ min: 0, max: 3 }).map((n) => n !== 0),
  isRemoved: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});
const owner = fc.record({
  plan: fc.constantFrom('basic', 'trial', 'ended', 'advanced'),
  isDemo: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  isLeaving: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  /** Index of the primary profile, if that one is not deleted. */
  primary: fc.nat(3),
  profiles: fc.array(profile, { minLength: 1, maxLength: 4 }),
});
type Owner = typeof owner extends fc.Arbitrary<infer T> ? T : never;

const allowed = { basic: 1, ended: 1, trial: 10, advanced: 3 } as const;

/** Reference implementation of the visibility rules, one profile at a time. */
function expectedOf({ plan, isDemo, isLeaving, primary, profiles }: Owner, ids: readonly number[]): number[] {
  if (isDemo || isLeaving) return [];
  const living = profiles
    .map((one, index) => ({ ...one, id: ids[index] ?? 0, index }))
    .filter(({ isDeleted }) => !isDeleted);
  const first = living.filter(({ index }) => index === primary);
  const active = [...first, ...living.filter((one) => !first.includes(one))].slice(0, allowed[plan]);
  return active
    .filter(
      ({ status, isSuspended, isListed, isRemoved }) =>
        status === 'published' && !isSuspended && isListed && !isRemoved,
    )
    .map(({ id }) => id);
}

async function insert(communityId: number, { plan, isDemo, isLeaving, primary, profiles }: Owner): Promise<number[]> {
  const mark = randomBytes(8).toString('hex');
  const later = new Date(Date.now() + 86_400_000);
  const before = new Date(Date.now() - 86_400_000);
  const ownerId = await addUser(site, {
    username: mark,
    trial_ends_at: plan === 'trial' ? later : plan === 'ended' ? before : null,
    paid_package: plan === 'advanced' ? 'advanced' : null,
    paid_until: plan === 'advanced' ? later : null,
    demo_ends_at: isDemo ? later : null,
    deletes_at: isLeaving ? later : null,
  });
  const document = { version: 1, language: 'he', identity: { name: { he: mark } }, design: { template: 'shore' } };
  const ids: number[] = [];
  for (const [index, one] of profiles.entries()) {
    const { id } = await site.insert('profiles', {
      owner_id: ownerId,
      slug: `${mark}-${index}`,
      draft: document,
      published: one.status === 'draft' ? null : document,
      status: one.status,
      is_primary: index === primary && !one.isDeleted,
      suspended_at: one.isSuspended ? before : null,
      deleted_at: one.isDeleted ? before : null,
      created_at: before,
      updated_at: before,
    });
    ids.push(id);
    await site.insert('community_members', {
      community_id: communityId,
      profile_id: id,
      is_listed: one.isListed,
      joined_at: before,
      removed_at: one.isRemoved ? before : null,
    });
  }
  return ids;
}

test('for any state of profiles and owners, the list contains only visible members and the count matches it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(owner, { minLength: 1, maxLength: 4 }), async (owners) => {
      const { id, slug } = await site.addCommunity();
      const expected: number[] = [];
      for (const one of owners) expected.push(...expectedOf(one, await insert(id, one)));
      const { body } = await site.send('GET', `/api/communities/${slug}`);
      const ids = body.members.map(({ profileId }: { profileId: number }) => profileId);
      expect(ids.toSorted((a: number, b: number) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
      const all = (await site.send('GET', '/api/communities')).body.communities;
      const community = all.find((one: { id: number }) => one.id === id);
      expect([body.community.membersCount, community.membersCount]).toEqual([expected.length, expected.length]);
      await site.pool.query('delete from communities where id = $1', [id]);
    }),
    { numRuns: 40 },
  );
});
