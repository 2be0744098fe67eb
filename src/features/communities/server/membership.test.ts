import { describe, expect, test } from 'vitest';
import { endTrial, newOwner, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { communityLimits } from '../domain.ts';
import { communitiesExport } from './index.ts';
import { type CommunityOwner, startCommunities } from './testing/community-site.ts';

const site = await startCommunities();
const other = await site.addOwner();

const join = (owner: CommunityOwner, communityId: number, profileId = owner.profile.id, more = {}) =>
  owner.send('POST', `/api/communities/${communityId}/members`, { profileId, ...more });
const at = (communityId: number, profileId: number) => `/api/communities/${communityId}/members/${profileId}`;
const missing = 2_000_000_000;
const notFound = [404, 'not_found'];

describe('joining', () => {
  test('adds a profile to the list and returns the new membership', async () => {
    const [owner, { id, slug }] = [await site.addOwner('Dana'), await site.addCommunity()];
    const before = await owner.send('GET', `/api/communities/${id}/membership`);
    expect(before.body).toEqual([
      { profileId: owner.profile.id, profileName: 'Dana', isShown: true, state: 'none', isListed: true },
    ]);
    const answer = await join(owner, id);
    expect([answer.status, answer.body]).toEqual([201, [{ ...before.body[0], state: 'member' }]]);
    expect(await site.namesIn(slug)).toEqual(['Dana']);
  });

  test('unlisted hides the profile from the public list', async () => {
    const [owner, { id, slug }] = [await site.addOwner(), await site.addCommunity()];
    expect((await join(owner, id, owner.profile.id, { isListed: false })).body[0]).toMatchObject({ isListed: false });
    expect(await site.namesIn(slug)).toEqual([]);
  });

  test('twice has no further effect and leaves the first settings', async () => {
    const [owner, { id }] = [await site.addOwner(), await site.addCommunity()];
    await join(owner, id, owner.profile.id, { isListed: false });
    const again = await join(owner, id);
    expect([again.status, again.body[0].isListed]).toEqual([201, false]);
  });

  test('fifty times concurrently creates one membership', async () => {
    const [owner, { id }] = [await site.addOwner(), await site.addCommunity()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(owner, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await site.rows('select * from community_members where community_id = $1', [id])).toHaveLength(1);
  });

  test('returns 409 for a profile that is not published', async () => {
    const [owner, { id }] = [await site.addOwner(), await site.addCommunity()];
    const draft = await owner.make();
    const message = 'כדי להצטרף צריך כרטיס שאפשר לראות. פרסמו אותו ונסו שוב';
    expect(await join(owner, id, draft.id)).toMatchObject({ status: 409, body: { code: 'conflict', message } });
    await owner.get('PUT', `/api/profiles/${owner.profile.id}/pause`);
    expect(statusAndCode(await join(owner, id))).toEqual([409, 'conflict']);
    await owner.get('PUT', `/api/profiles/${owner.profile.id}/resume`);
    expect((await join(owner, id)).status).toBe(201);
  });

  test('is limited to the maximum communities per profile, also under concurrent requests', async () => {
    const owner = await site.addOwner();
    const communities = [];
    for (let made = 0; made < communityLimits.maxMemberships + 3; made += 1)
      communities.push(await site.addCommunity());
    const answers = await Promise.all(communities.map(({ id }) => join(owner, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(communityLimits.maxMemberships);
    const message = 'כרטיס אחד יכול להצטרף ל־10 קהילות לכל היותר. עזבו אחת כדי להצטרף לאחרת';
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { message } });
    // A hidden community cannot be left, so it does not count towards the limit.
    const [joined] = communities.filter((_, index) => answers[index]?.status === 201);
    const [rejected] = communities.filter((_, index) => answers[index]?.status !== 201);
    await site.admin.get('PUT', `/api/admin/communities/${joined?.id}/hide`);
    expect((await join(owner, rejected?.id ?? 0)).status).toBe(201);
  });

  test('returns 400 naming the invalid fields', async () => {
    const [owner, { id }] = [await site.addOwner(), await site.addCommunity()];
    const bad = (body: object) => owner.send('POST', `/api/communities/${id}/members`, body);
    expect(await bad({})).toMatchObject({ status: 400, body: { fields: { profileId: expect.any(String) } } });
    const unclear = await bad({ profileId: owner.profile.id, isListed: 'yes' });
    expect(unclear).toMatchObject({ status: 400, body: { fields: { isListed: expect.any(String) } } });
  });
});

describe('profile ownership', () => {
  test('returns 404 when joining, listing or leaving with another user’s profile', async () => {
    const [owner, { id }] = [await site.addOwner(), await site.addCommunity()];
    await join(owner, id);
    expect(statusAndCode(await join(other, id, owner.profile.id))).toEqual(notFound);
    expect(statusAndCode(await other.send('PUT', at(id, owner.profile.id), { isListed: false }))).toEqual(notFound);
    expect(statusAndCode(await other.send('DELETE', at(id, owner.profile.id)))).toEqual(notFound);
    const { body } = await owner.send('GET', `/api/communities/${id}/membership`);
    expect(body[0]).toMatchObject({ state: 'member', isListed: true });
    expect((await other.send('GET', `/api/communities/${id}/membership`)).body).toHaveLength(1);
  });

  test('a deleted profile leaves every community and regains its membership when restored', async () => {
    const [owner, { id, slug }] = [await site.addOwner('Gone'), await site.addCommunity()];
    await join(owner, id);
    await owner.send('DELETE', `/api/profiles/${owner.profile.id}`);
    expect(statusAndCode(await join(owner, id))).toEqual(notFound);
    expect(await site.namesIn(slug)).toEqual([]);
    await owner.get('PUT', `/api/profiles/${owner.profile.id}/bring-back`);
    await site.pool.query(`update profiles set status = 'published' where id = $1`, [owner.profile.id]);
    expect(await site.namesIn(slug)).toEqual(['Gone']);
    await site.pool.query('delete from profiles where id = $1', [owner.profile.id]);
    expect(await site.rows('select * from community_members where community_id = $1', [id])).toEqual([]);
  });
});

describe('membership', () => {
  test('can be unlisted and listed again', async () => {
    const [owner, { id, slug }] = [await site.addOwner('Noa'), await site.addCommunity()];
    await join(owner, id);
    const off = await owner.send('PUT', at(id, owner.profile.id), { isListed: false });
    expect(off.body[0]).toMatchObject({ state: 'member', isListed: false });
    expect(await site.namesIn(slug)).toEqual([]);
    await owner.send('PUT', at(id, owner.profile.id), { isListed: true });
    expect(await site.namesIn(slug)).toEqual(['Noa']);
  });

  test('returns 404 when listing a profile that is not a member', async () => {
    const [owner, { id }] = [await site.addOwner(), await site.addCommunity()];
    expect(statusAndCode(await owner.send('PUT', at(id, owner.profile.id), { isListed: true }))).toEqual(notFound);
    expect((await owner.send('PUT', at(id, owner.profile.id), {})).body.fields).toHaveProperty('isListed');
  });

  test('can be left, and leaving twice has no further effect', async () => {
    const [owner, { id, slug }] = [await site.addOwner(), await site.addCommunity()];
    await join(owner, id);
    const left = { status: 200, body: [{ state: 'none' }] };
    for (const _ of ['first', 'second'])
      expect(await owner.send('DELETE', at(id, owner.profile.id))).toMatchObject(left);
    expect(await site.namesIn(slug)).toEqual([]);
  });

  test('reports a profile beyond the plan’s limit as not visible', async () => {
    const owner = await site.addOwner();
    const second = await site.addProfile(owner, 'Second');
    const { id, slug } = await site.addCommunity();
    await join(owner, id, second.id);
    await endTrial(site, owner);
    const { body } = await owner.send('GET', `/api/communities/${id}/membership`);
    expect(body.map(({ isShown, state }: { isShown: boolean; state: string }) => [isShown, state])).toEqual([
      [true, 'none'],
      [false, 'member'],
    ]);
    expect(await site.namesIn(slug)).toEqual([]);
  });
});

test('every call returns 404 in a hidden or missing community', async () => {
  const [owner, { id, slug }] = [await site.addOwner(), await site.addCommunity()];
  await join(owner, id);
  await site.admin.get('PUT', `/api/admin/communities/${id}/hide`);
  for (const community of [id, missing]) {
    expect(statusAndCode(await owner.send('GET', `/api/communities/${community}/membership`))).toEqual(notFound);
    expect(statusAndCode(await join(owner, community))).toEqual(notFound);
    const path = at(community, owner.profile.id);
    expect(statusAndCode(await owner.send('PUT', path, { isListed: false }))).toEqual(notFound);
    expect(statusAndCode(await owner.send('DELETE', path))).toEqual(notFound);
  }
  expect((await site.send('GET', `/api/communities/${slug}`)).status).toBe(404);
  await site.admin.get('PUT', `/api/admin/communities/${id}/show`);
  expect(await site.namesIn(slug)).toHaveLength(1);
});

test('a demo account can join but appears in no public list', async () => {
  const [owner, { id, slug }] = [await site.addOwner(), await site.addCommunity()];
  await site.pool.query(`update users set demo_ends_at = now() + interval '1 hour' where id = $1`, [owner.id]);
  expect((await join(owner, id)).body[0]).toMatchObject({ state: 'member', isShown: true });
  const { body } = await site.send('GET', `/api/communities/${slug}`);
  expect([body.members, body.community.membersCount]).toEqual([[], 0]);
});

test('an export contains the communities of the user’s own profiles only', async () => {
  const [owner, { id, slug }] = [await site.addOwner(), await site.addCommunity()];
  await join(owner, id);
  await join(other, id);
  expect(await communitiesExport.read(site.services.db, owner.id)).toEqual([
    {
      community: { slug, name: { he: 'Club' } },
      profileId: owner.profile.id,
      isListed: true,
      joinedAt: expect.any(Date),
      removedAt: null,
      note: '',
    },
  ]);
  expect(await communitiesExport.read(site.services.db, (await newOwner(site)).id)).toEqual([]);
});
