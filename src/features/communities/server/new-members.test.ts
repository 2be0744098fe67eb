import { beforeEach, describe, expect, test } from 'vitest';
import { communityLimits } from '../domain.ts';
import { countNewMembers } from './index.ts';
import { startCommunities } from './testing/community-site.ts';

const site = await startCommunities();
const owner = await site.addOwner('Dana');
beforeEach(() => site.pool.query('delete from communities'));

const listNew = async () => (await site.admin.send('GET', '/api/admin/communities/new-members')).body;
const approve = (members: readonly object[]) =>
  site.admin.send('PUT', '/api/admin/communities/new-members', { members });
const approvedInAudit = async () => {
  const { rows } = await site.pool.query(
    `select after->'profileId' as id from audit_log where action = 'communities.approve-member' and after ? 'profileId'`,
  );
  return rows.map(({ id }) => id);
};

async function join(more: { isListed?: boolean } = {}) {
  const { id } = await site.addCommunity();
  const profileId = owner.profile.id;
  expect((await owner.send('POST', `/api/communities/${id}/members`, { profileId, ...more })).status).toBe(201);
  return { communityId: id, profileId };
}

describe('new members', () => {
  test('are those who joined by themselves, longest waiting first, unlisted ones too', async () => {
    const { id } = await site.addCommunity();
    await site.addMember(id, owner.profile.id);
    const [first, second] = [await join({ isListed: false }), await join()];
    const { members, hasMore } = await listNew();
    expect(members).toMatchObject([
      { name: 'Dana', isListed: false, community: { id: first.communityId, name: 'Club' }, ownerId: owner.id },
      { isListed: true, community: { id: second.communityId } },
    ]);
    expect([hasMore, await countNewMembers(site.services.db)]).toEqual([false, 2]);
  });

  test('are approved once, and stay members', async () => {
    const [one, two] = [await join(), await join()];
    const answers = await Promise.all([approve([one, two]), approve([two, one]), approve([one])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await approvedInAudit()).toEqual([one.profileId, two.profileId]);
    expect((await listNew()).members).toEqual([]);
    expect((await site.admin.send('GET', `/api/admin/communities/${one.communityId}/members`)).body).toHaveLength(1);
  });

  test('are gone once removed, and do not come back with a second request to join', async () => {
    const { communityId, profileId } = await join();
    await site.admin.send('PUT', `/api/admin/communities/${communityId}/members/${profileId}/remove`, { note: 'x' });
    expect(await countNewMembers(site.services.db)).toBe(0);
    await site.admin.send('PUT', `/api/admin/communities/${communityId}/members/${profileId}/restore`, {});
    await owner.send('POST', `/api/communities/${communityId}/members`, { profileId });
    expect((await listNew()).members).toEqual([]);
  });

  test('who leave and join again are new again', async () => {
    const key = await join();
    await approve([key]);
    await owner.send('DELETE', `/api/communities/${key.communityId}/members/${key.profileId}`);
    await owner.send('POST', `/api/communities/${key.communityId}/members`, { profileId: key.profileId });
    expect((await listNew()).members).toHaveLength(1);
  });

  test('of demo accounts are nobody’s work', async () => {
    await join();
    await site.pool.query('update users set demo_ends_at = now() where id = $1', [owner.id]);
    expect((await listNew()).members).toEqual([]);
    await site.pool.query('update users set demo_ends_at = null where id = $1', [owner.id]);
  });

  test('are shown a screen at a time', async () => {
    const max = communityLimits.newMembersShown;
    await site.pool.query(
      `with made as (
         insert into communities (slug, name, field, created_at)
         select 'many-' || n, '{"he":"x"}', 'home', now() from generate_series(1, $2::int) n returning id)
       insert into community_members (community_id, profile_id, joined_at, is_new) select id, $1, now(), true from made`,
      [owner.profile.id, max + 1],
    );
    const { members, hasMore } = await listNew();
    expect([members.length, hasMore]).toEqual([max, true]);
  });

  test('of an empty or overlong list are named in the refusal', async () => {
    const key = { communityId: 1, profileId: 1 };
    for (const members of [[], Array(communityLimits.newMembersShown + 1).fill(key)]) {
      const { status, body } = await approve(members);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['members']]);
    }
    // Of what is gone there is nothing to do.
    expect((await approve([{ communityId: 2_000_000_000, profileId: 1 }])).status).toBe(200);
  });
});
