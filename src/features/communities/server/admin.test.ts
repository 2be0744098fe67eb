import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { storePicture } from '#features/files/server/index.ts';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { listUsedCommunityFiles } from './index.ts';
import { startCommunities } from './testing/community-site.ts';

const site = await startCommunities();
const owner = await site.addOwner('Dana');

const input = {
  slug: 'Night-Bakers',
  field: 'food',
  picture: null,
  name: { he: 'אופים', en: 'Bakers' },
  description: { he: 'לחם', en: 'Bread' },
  city: { he: 'חיפה', en: 'Haifa' },
};
const missing = 2_000_000_000;
const send = (method: string, path: string, body?: object) =>
  site.admin.send(method, `/api/admin/communities${path}`, body);
const picture = async (ownerId: number, tone: string) => {
  const bytes = await sharp({ create: { width: 500, height: 200, channels: 3, background: tone } })
    .png()
    .toBuffer();
  return (await storePicture(site.services, ownerId, bytes, 'face.png')).id;
};

describe('creating a community', () => {
  test('returns all its fields, and publishes it', async () => {
    const { status, body } = await send('POST', '', input);
    const added = { id: expect.any(Number), isHidden: false, membersCount: 0, createdAt: expect.any(String) };
    expect([status, body]).toEqual([201, { ...input, slug: 'night-bakers', ...added }]);
    expect((await site.send('GET', '/api/communities/night-bakers')).body.community).toMatchObject({ name: 'אופים' });
    expect((await send('GET', '')).body).toContainEqual(body);
  });

  test('returns 409 naming the slug when the slug is taken', async () => {
    await site.addCommunity({ slug: 'taken' });
    const { status, body } = await send('POST', '', { ...input, slug: 'taken' });
    expect([status, body.code, body.fields]).toEqual([409, 'conflict', { slug: 'כבר יש קהילה בכתובת הזאת' }]);
  });

  test('creates one community from twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('POST', '', { ...input, slug: 'raced' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  });

  test.each([
    ['slug', { slug: 'no blanks' }],
    ['slug', { slug: '123' }],
    ['slug', { slug: '' }],
    ['slug', { slug: 'א' }],
    ['name', { name: { en: 'English alone' } }],
    ['name.he', { name: { he: 'x'.repeat(61) } }],
    ['description.en', { description: { en: 'x'.repeat(601) } }],
    ['city.he', { city: { he: 'x'.repeat(41) } }],
    ['field', { field: 'magic' }],
    ['picture', { picture: '../etc' }],
    ['picture', { picture: 'p_aaaaaaaaaaaaaaaaaaaaaa_10x10_aabbcc' }],
    ['picture', { picture: 'nothing-of-mine' }],
  ])('returns 400 naming %s when it is invalid: %j', async (field, change) => {
    const { status, body } = await send('POST', '', { ...input, slug: 'wrong', ...change });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(body.fields[field]).toMatch(/[א-ת]/);
  });
});

describe('changing a community', () => {
  test('replaces all fields and retains the members', async () => {
    const { id } = await site.addCommunity();
    await site.addMember(id, owner.profile.id);
    const { body } = await send('PUT', `/${id}`, { ...input, slug: 'changed' });
    expect(body).toMatchObject({ id, slug: 'changed', field: 'food', membersCount: 1 });
    expect(await site.namesIn('changed')).toEqual(['Dana']);
  });

  test('accepts its own slug and rejects another community’s slug', async () => {
    const { id, slug } = await site.addCommunity();
    expect((await send('PUT', `/${id}`, { ...input, slug })).status).toBe(200);
    const other = await site.addCommunity();
    const refused = await send('PUT', `/${id}`, { ...input, slug: other.slug });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['slug']]);
  });

  test('accepts the admin’s own picture or the current one, and rejects another user’s', async () => {
    const { id, slug } = await site.addCommunity();
    const [own, foreign] = [await picture(site.admin.id, '#c8452a'), await picture(owner.id, '#2b8a83')];
    expect((await send('PUT', `/${id}`, { ...input, slug, picture: own })).body.picture).toBe(own);
    const refused = await send('PUT', `/${id}`, { ...input, slug, picture: foreign });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['picture']]);
    await site.pool.query('update communities set picture = $1 where id = $2', [foreign, id]);
    expect((await send('PUT', `/${id}`, { ...input, slug, picture: foreign })).status).toBe(200);
    // The picture counts as used while it is shown, regardless of who uploaded it.
    expect(await listUsedCommunityFiles(site.services.db, owner.id, [foreign, own])).toEqual([foreign]);
    await send('PUT', `/${id}`, { ...input, slug });
    expect(await listUsedCommunityFiles(site.services.db, owner.id, [foreign, own])).toEqual([]);
  });
});

describe('hiding, showing and deleting', () => {
  test('hides it from the site and restores it with its members', async () => {
    const { id, slug } = await site.addCommunity();
    await site.addMember(id, owner.profile.id);
    expect((await send('PUT', `/${id}/hide`)).body).toMatchObject({ isHidden: true, membersCount: 1 });
    expect((await site.send('GET', `/api/communities/${slug}`)).status).toBe(404);
    expect((await send('GET', '')).body.map((one: { id: number }) => one.id)).toContain(id);
    expect((await send('PUT', `/${id}/show`)).body.isHidden).toBe(false);
    expect(await site.namesIn(slug)).toEqual(['Dana']);
  });

  test('deletes it permanently', async () => {
    const { id, slug } = await site.addCommunity();
    await site.addMember(id, owner.profile.id);
    expect((await send('DELETE', `/${id}`)).body).toEqual({ success: true });
    expect((await site.send('GET', `/api/communities/${slug}`)).status).toBe(404);
    expect(statusAndCode(await send('DELETE', `/${id}`))).toEqual([404, 'not_found']);
  });
});

describe('members', () => {
  const members = async (id: number) => (await send('GET', `/${id}/members`)).body;

  test('are all listed with owner, listing and visibility', async () => {
    const { id } = await site.addCommunity();
    const quiet = await site.addOwner('Quiet');
    const draft = await quiet.make('Draft');
    await site.addMember(id, owner.profile.id, { joinedAt: new Date('2026-01-01') });
    await site.addMember(id, quiet.profile.id, { isListed: false, joinedAt: new Date('2026-02-01') });
    await site.addMember(id, draft.id, { joinedAt: new Date('2026-03-01') });
    expect(await members(id)).toEqual([
      {
        profileId: owner.profile.id,
        address: `/p/${owner.profile.slug}`,
        name: 'Dana',
        title: '',
        company: '',
        avatar: null,
        language: 'en',
        joinedAt: '2026-01-01T00:00:00.000Z',
        ownerId: owner.id,
        ownerName: owner.person.username,
        isListed: true,
        isShown: true,
        removedAt: null,
        note: '',
      },
      expect.objectContaining({ name: 'Quiet', isListed: false, isShown: true }),
      expect.objectContaining({ name: 'Draft', isListed: true, isShown: false }),
    ]);
  });

  test('are removed with one notification to the owner, and cannot rejoin until restored', async () => {
    const out = await site.addOwner('Noa');
    const { id, slug } = await site.addCommunity({ name: { he: 'אופים', en: 'Bakers' } });
    await site.addMember(id, out.profile.id);
    const path = `/${id}/members/${out.profile.id}`;
    const answers = await Promise.all([1, 2, 3].map(() => send('PUT', `${path}/remove`, { note: 'לא אופה' })));
    expect(answers[0]?.body).toMatchObject([{ removedAt: expect.any(String), note: 'לא אופה' }]);
    expect(await site.namesIn(slug)).toEqual([]);
    const notifications = (await out.send('GET', '/api/notifications')).body;
    expect(notifications).toMatchObject([{ kind: 'card', link: '/contact' }]);
    expect(notifications[0].content).toMatch(/אופים.*הסיבה: .*לא אופה/);
    const english = await out.send('GET', '/api/notifications', undefined, { 'accept-language': 'en' });
    expect(english.body[0].content).toMatch(/Bakers.*The reason/);
    const join = () => out.send('POST', `/api/communities/${id}/members`, { profileId: out.profile.id });
    expect((await join()).body.message).toContain('הוסר מהקהילה');
    // Leaving first does not allow it to rejoin either.
    const leave = await out.send('DELETE', `/api/communities/${id}/members/${out.profile.id}`);
    expect(leave.body[0].state).toBe('removed');
    expect(statusAndCode(await join())).toEqual([409, 'conflict']);
    expect((await send('PUT', `${path}/restore`)).body).toMatchObject([{ removedAt: null, note: '' }]);
    expect(await site.namesIn(slug)).toEqual(['Noa']);
  });

  test('removed without a reason: the notification invites the owner to contact support', async () => {
    const out = await site.addOwner();
    const { id } = await site.addCommunity();
    await site.addMember(id, out.profile.id);
    await send('PUT', `/${id}/members/${out.profile.id}/remove`, {});
    const notifications = (await out.send('GET', '/api/notifications')).body;
    expect(notifications[0].content).toContain('חושבים שזו טעות? כתבו לנו.');
  });

  test('returns 404 when removing or restoring a profile that never joined', async () => {
    const { id } = await site.addCommunity();
    const path = `/${id}/members/${owner.profile.id}`;
    for (const action of ['remove', 'restore'])
      expect(statusAndCode(await send('PUT', `${path}/${action}`, {}))).toEqual([404, 'not_found']);
    const long = await send('PUT', `${path}/remove`, { note: 'x'.repeat(301) });
    expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['note']]);
  });
});

test.each([
  ['PUT', '', input],
  ['PUT', '/hide', undefined],
  ['PUT', '/show', undefined],
  ['DELETE', '', undefined],
  ['GET', '/members', undefined],
  ['PUT', `/members/${owner.profile.id}/remove`, {}],
  ['PUT', `/members/${owner.profile.id}/restore`, undefined],
])('%s %s returns 404 for a missing community', async (method, path, body) => {
  expect(statusAndCode(await send(method, `/${missing}${path}`, body))).toEqual([404, 'not_found']);
});

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
  const name = { he: 'Guild' };
  const profileId = owner.profile.id;
  expect(rows).toEqual([
    { action: 'communities.create', before: null, after: { slug, name: { he: 'Club' }, field: 'home' } },
    { action: 'communities.change', before: { name: { he: 'Club' } }, after: { name } },
    { action: 'communities.hide', before: { hiddenAt: null }, after: { name, hiddenAt: expect.any(String) } },
    { action: 'communities.show', before: { hiddenAt: expect.any(String) }, after: { name, hiddenAt: null } },
    {
      action: 'communities.remove-member',
      before: null,
      after: { name, profileId, isRemoved: true, note: 'Wrong field' },
    },
    { action: 'communities.remove-member', before: null, after: { name, profileId } },
    { action: 'communities.restore-member', before: null, after: { name, profileId, isRemoved: false } },
    { action: 'communities.remove', before: { slug, name, field: 'home' }, after: null },
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
