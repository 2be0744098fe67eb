import { expect, it } from 'vitest';
import { startCommunities } from './testing/community-site.ts';

const site = await startCommunities();

it('the audit log records every change to a community and its members', async () => {
  const owner = await site.addOwner();
  const { id, slug } = await site.addCommunity();
  const path = `/api/admin/communities/${id}`;
  await site.addMember(id, owner.profile.id);
  await site.admin.send('PUT', path, { slug, name: { he: 'Guild' }, field: 'home' });
  await site.admin.send('PUT', `${path}/hide`);
  await site.admin.send('PUT', `${path}/show`);
  const member = `${path}/members/${owner.profile.id}`;
  await site.admin.send('PUT', `${member}/remove`, { note: 'Wrong field' });
  await site.admin.send('PUT', `${member}/remove`, {});
  await site.admin.send('PUT', `${member}/restore`);
  await site.admin.send('DELETE', path);
  const rows = await site.rows(
    `select action, before, after from audit_log where target_kind = 'community' and target_id = $1 order by id`,
    [String(id)],
  );
  expect(rows).toEqual([
    { action: 'communities.create', before: null, after: { slug, name: { he: 'Club' }, field: 'home' } },
    { action: 'communities.change', before: { name: { he: 'Club' } }, after: { name: { he: 'Guild' } } },
    { action: 'communities.hide', before: { hiddenAt: null }, after: { hiddenAt: expect.any(String) } },
    { action: 'communities.show', before: { hiddenAt: expect.any(String) }, after: { hiddenAt: null } },
    {
      action: 'communities.remove-member',
      before: null,
      after: { profileId: owner.profile.id, isRemoved: true, note: 'Wrong field' },
    },
    { action: 'communities.remove-member', before: null, after: { profileId: owner.profile.id } },
    { action: 'communities.restore-member', before: null, after: { profileId: owner.profile.id, isRemoved: false } },
    { action: 'communities.remove', before: { slug, name: { he: 'Guild' }, field: 'home' }, after: null },
  ]);
});

it('a taken slug returns 409, changes nothing and is not logged', async () => {
  const [one, other] = [await site.addCommunity(), await site.addCommunity()];
  const body = { slug: one.slug, name: { he: 'x' }, field: 'home' };
  expect((await site.admin.send('PUT', `/api/admin/communities/${other.id}`, body)).status).toBe(409);
  expect((await site.admin.send('POST', '/api/admin/communities', body)).status).toBe(409);
  const rows = await site.rows(`select action from audit_log where target_id = $1`, [String(other.id)]);
  expect(rows).toEqual([{ action: 'communities.create' }]);
});
