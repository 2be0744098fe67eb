import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { seedExamples } from '#features/examples/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { locales } from '#i18n/locale.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { type Community, type CommunityMember, communityChange } from '../contract.ts';
import { communityLimits } from '../domain.ts';
import { listCommunitiesForSearch, seedCommunities } from './index.ts';
import { listCommunities } from './read.ts';
import { communitySeeds } from './seed.ts';
import { startCommunities } from './testing/community-site.ts';

const site = await startCommunities();

const list = async (query = '', language = 'he'): Promise<Community[]> =>
  (await site.send('GET', `/api/communities${query}`, undefined, { 'accept-language': language })).body.communities;
const slugs = (found: readonly Community[]) => found.map(({ slug }) => slug);
const queryString = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;

describe('the list of communities', () => {
  beforeAll(async () => {
    await site.addCommunity({
      slug: 'bakers',
      field: 'food',
      city: { he: 'חיפה', en: 'Haifa' },
      name: { he: 'אופים', en: 'Bakers' },
      description: { he: 'לֶחֶם וקמח', en: 'Bread and flour' },
    });
    await site.addCommunity({
      slug: 'lawyers',
      field: 'law',
      city: { he: 'ירושלים', en: 'Jerusalem' },
      name: { he: 'עורכי דין' },
    });
    const { id } = await site.addCommunity({ slug: 'plumbers', name: { he: 'שרברבים', en: 'Plumbers' } });
    const hiddenCommunity = await site.addCommunity({ slug: 'secret', field: 'tech', city: { he: 'אילת' } });
    await site.admin.get('PUT', `/api/admin/communities/${hiddenCommunity.id}/hide`);
    await site.addMember(id, (await site.addOwner()).profile.id);
  });

  test('is sorted by size, in the request’s language with a fallback to the other', async () => {
    expect((await list()).map(({ name, city, membersCount }) => [name, city, membersCount])).toEqual([
      ['שרברבים', '', 1],
      ['אופים', 'חיפה', 0],
      ['עורכי דין', 'ירושלים', 0],
    ]);
    expect((await list('', 'en')).map(({ name, city }) => [name, city])).toEqual([
      ['Plumbers', ''],
      ['Bakers', 'Haifa'],
      ['עורכי דין', 'Jerusalem'],
    ]);
  });

  test('returns only fields and cities in use, without hidden communities', async () => {
    const { body } = await site.send('GET', '/api/communities?field=law');
    expect([body.fields, body.cities]).toEqual([
      ['home', 'law', 'food'],
      ['חיפה', 'ירושלים'],
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test.each([
    ['by field', { field: 'food' }, ['bakers']],
    ['by city, in either language', { city: 'haifa' }, ['bakers']],
    ['by city as it is written', { city: 'ירושלים' }, ['lawyers']],
    ['by a part of no city', { city: 'ירוש' }, []],
    ['by a part of a name', { q: 'plumb' }, ['plumbers']],
    ['whatever the vowels', { q: 'לחם' }, ['bakers']],
    ['with vowels too', { q: 'אוֹפִים' }, ['bakers']],
    ['by the name of a field, in the other language', { q: 'food' }, ['bakers']],
    ['by several words, wherever each stands', { q: 'JERUSALEM law' }, ['lawyers']],
    ['by all of it', { q: 'bread', field: 'food', city: 'חיפה' }, ['bakers']],
    ['by what does not go together', { q: 'bread', field: 'law' }, []],
    ['by signs that mean something to a database', { q: '%' }, []],
    ['by what is hidden', { q: 'secret' }, []],
  ])('is filtered %s', async (_, query, found) => {
    expect(slugs(await list(queryString(query as Record<string, string>)))).toEqual(found);
  });

  test('returns 400 naming the invalid query parameter', async () => {
    const { status, body } = await site.send('GET', '/api/communities?field=nonsense');
    expect([status, Object.keys(body.fields)]).toEqual([400, ['field']]);
    expect((await site.send('GET', `/api/communities?q=${'x'.repeat(101)}`)).body.fields).toHaveProperty('q');
  });

  test('lists only visible communities for the sitemap', async () => {
    const paths = (await listCommunitiesForSearch(site.services)).map(({ path }) => path);
    expect(paths).toEqual(['/communities/bakers', '/communities/lawyers', '/communities/plumbers']);
  });
});

describe('a single community', () => {
  const get = async (slug: string, language = 'he', query = '') =>
    site.send('GET', `/api/communities/${slug}${query}`, undefined, { 'accept-language': language });

  test('returns its members’ names and details in the request’s language', async () => {
    const owner = await site.addOwner('דנה לוי');
    const document = {
      ...owner.profile.document,
      identity: { name: { he: 'דנה לוי', en: 'Dana Levi' }, title: { he: 'עורכת דין' }, company: { en: 'Levi Law' } },
    };
    const { version } = await owner.get('GET', `/api/profiles/${owner.profile.id}`);
    await owner.get('PUT', `/api/profiles/${owner.profile.id}`, { document, version });
    await owner.get('PUT', `/api/profiles/${owner.profile.id}/publish`);
    await owner.get('PUT', `/api/profiles/${owner.profile.id}/address`, { customSlug: 'dana-levi-law' });
    const { id, slug } = await site.addCommunity();
    await site.addMember(id, owner.profile.id);
    const member: CommunityMember = (await get(slug)).body.members[0];
    expect(member).toEqual({
      profileId: owner.profile.id,
      address: '/dana-levi-law',
      name: 'דנה לוי',
      title: 'עורכת דין',
      company: 'Levi Law',
      avatar: null,
      language: 'he',
      joinedAt: expect.any(String),
    });
    expect((await get(slug, 'en')).body.members[0]).toMatchObject({ name: 'Dana Levi', title: 'עורכת דין' });
    // The custom slug ends with the plan; the profile stays.
    await endTrial(site, owner);
    expect((await get(slug)).body.members[0].address).toBe(`/p/${owner.profile.slug}`);
  });

  test('is paginated by join date, oldest first, with each member once', async () => {
    const owner = await site.addOwner();
    const { id, slug } = await site.addCommunity();
    const count = communityLimits.pageSize + 5;
    await site.pool.query(`update users set trial_ends_at = null where id = $1`, [owner.id]);
    await site.pool.query(
      `with people as (
         insert into users (username, username_key, display_name, email, email_key)
         select 'p' || n, 'page-' || n, 'p', 'page-' || n || '@cards.example', 'page-' || n || '@cards.example'
         from generate_series(1, $2::int) n returning id),
       cards as (
         insert into profiles (owner_id, slug, draft, published, status, is_primary, created_at, updated_at)
         select people.id, 'page-' || people.id, draft, published, 'published', true, now(), now()
         from people, profiles where profiles.id = $1 returning id)
       insert into community_members (community_id, profile_id, joined_at)
       select $3, id, now() - make_interval(hours => id) from cards`,
      [owner.profile.id, count, id],
    );
    const first = (await get(slug)).body;
    const after = first.members.at(-1).profileId;
    const second = (await get(slug, 'he', `?after=${after}`)).body;
    expect([first.members.length, first.hasMore, second.members.length, second.hasMore]).toEqual([24, true, 5, false]);
    const all = [...first.members, ...second.members].map(({ profileId }: CommunityMember) => profileId);
    expect([all.length, first.community.membersCount, second.community.membersCount]).toEqual([count, count, count]);
    expect(all).toEqual(all.toSorted((a: number, b: number) => b - a));
    // The last member of the previous page may leave in the meantime. The list then restarts, so no member is skipped.
    await site.pool.query('delete from community_members where profile_id = $1', [after]);
    expect((await get(slug, 'he', `?after=${after}`)).body.members).toHaveLength(24);
  });

  test('returns 404 for a missing community or an invalid slug', async () => {
    for (const slug of ['nothing', '5', '%00', 'x'.repeat(199), 'א'])
      expect(statusAndCode(await get(encodeURIComponent(slug)))).toEqual([404, 'not_found']);
    expect((await get('bakers', 'he', '?after=x')).body.fields).toHaveProperty('after');
  });
});

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

/** The public list counts at most twice a minute. */
let laterTime = Date.now() + 3_600_000;

test('for any state of profiles and owners, the list contains only visible members and the count matches it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(owner, { minLength: 1, maxLength: 4 }), async (owners) => {
      const { id, slug } = await site.addCommunity();
      const expected: number[] = [];
      for (const one of owners) expected.push(...expectedOf(one, await insert(id, one)));
      const { body } = await site.send('GET', `/api/communities/${slug}`);
      const ids = body.members.map(({ profileId }: { profileId: number }) => profileId);
      expect(ids.toSorted((a: number, b: number) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
      laterTime += 60_000;
      site.setTime(new Date(laterTime));
      const all = (await site.send('GET', '/api/communities')).body.communities;
      const community = all.find((one: { id: number }) => one.id === id);
      expect([body.community.membersCount, community.membersCount]).toEqual([expected.length, expected.length]);
      await site.pool.query('delete from communities where id = $1', [id]);
    }),
    { numRuns: 40 },
  );
  site.setTime(undefined);
});

test('the public list counts members at most twice a minute, and at once what a member changes here', async () => {
  const [owner, { id, slug }] = [await site.addOwner(), await site.addCommunity()];
  const countOf = async (): Promise<number> => {
    const { body } = await site.send('GET', '/api/communities');
    return body.communities.find((one: { slug: string }) => one.slug === slug).membersCount;
  };
  const now = laterTime + 60_000;
  site.setTime(new Date(now));
  expect(await countOf()).toBe(0);
  await site.insert('community_members', { community_id: id, profile_id: owner.profile.id, joined_at: new Date() });
  expect(await countOf()).toBe(0);
  site.setTime(new Date(now + 30_000));
  expect(await countOf()).toBe(1);
  await owner.send('DELETE', `/api/communities/${id}/members/${owner.profile.id}`);
  expect(await countOf()).toBe(0);
  site.setTime(undefined);
});

const now = new Date();
const kit = await createTestServices();
await seedPackages(kit.services.db);
await seedExamples(kit.services.db, now);
await seedCommunities(kit.services.db, now);

test('seeded communities pass the admin validation and have both languages', () => {
  for (const { members: _, ...seed } of communitySeeds) {
    expect(communityChange.safeParse(seed).error?.issues).toBeUndefined();
    for (const locale of locales) expect(seed.name[locale] && seed.description[locale]).toBeTruthy();
    expect(Object.keys(seed.city)).toHaveLength(seed.city.he ? 2 : 0);
    expect(`${seed.name.en}${seed.description.en}${seed.city.en}`).not.toMatch(/[\u0590-\u05ff]/);
  }
});

test('seeded communities contain every example profile they name, publicly visible', async () => {
  const { communities } = await listCommunities(kit.services, {}, 'he');
  const counts = Object.fromEntries(communities.map(({ slug, membersCount }) => [slug, membersCount]));
  expect(counts).toEqual(Object.fromEntries(communitySeeds.map(({ slug, members }) => [slug, members.length])));
  expect(communities.length).toBeGreaterThanOrEqual(8);
});

test('communities are seeded once: an admin’s deletions are not undone', async () => {
  await kit.pool.query(`delete from communities where slug = 'home-pros'`);
  await seedCommunities(kit.services.db, now);
  const { communities } = await listCommunities(kit.services, {}, 'he');
  expect(communities).toHaveLength(communitySeeds.length - 1);
});
