import { describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { countNow, statsFeature } from '#features/stats/server/index.ts';
import { countedView } from '#features/stats/server/testing/counted-view.ts';
import { startTestJobs } from '#server-kit/testing/test-services.ts';
import type { AdminProfile, AdminProfileDetail } from '../../admin-contract.ts';
import { profilesJobs } from '../jobs.ts';
import { newAdmin, upgrade } from '../testing/new-admin.ts';
import { newOwner, statusAndCode, uniqueName } from '../testing/own-profiles.ts';
import { startProfileSite } from '../testing/profile-site.ts';

const site = await startProfileSite({}, { features: [statsFeature, notificationsFeature] });
const admin = await newAdmin(site);
await startTestJobs(site, profilesJobs);

const sql = (statement: string, ...values: unknown[]) => site.pool.query(statement, values);
const missing = 2_000_000_000;

async function newProfile(name = uniqueName()) {
  const owner = await newOwner(site);
  return { owner, profile: await owner.makePublished(name) };
}

const list = async (query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const { status, body } = await admin.send('GET', `/api/admin/profiles?${search}`);
  expect([status, body.message]).toEqual([200, undefined]);
  return body as { rows: AdminProfile[]; next: string | null };
};
const idsOf = async (query: Record<string, string | number>) => (await list(query)).rows.map(({ id }) => id);
const find = async (id: number) => (await admin.send('GET', `/api/admin/profiles/${id}`)).body as AdminProfileDetail;
const suspend = (id: number, reason = 'תמונות שאינן שלכם') =>
  admin.send('PUT', `/api/admin/profiles/${id}/suspend`, { reason });
const restore = (id: number) => admin.send('PUT', `/api/admin/profiles/${id}/restore`);
const auditOf = async (id: number) =>
  (
    await sql(
      `select action, actor_id, before, after from audit_log where target_kind = 'profile' and target_id = $1
       order by id`,
      String(id),
    )
  ).rows;

describe('the list of users', () => {
  test('has no cards of a copy of the demo account, unless that account is asked for', async () => {
    const { owner, profile } = await newProfile();
    await sql(`update users set demo_ends_at = now() + interval '1 hour' where id = $1`, owner.id);
    expect(await idsOf({})).not.toContain(profile.id);
    expect(await idsOf({ owner: owner.id })).toEqual([profile.id]);
  });

  test('contains the profile with its owner, and only the name from its document', async () => {
    const { owner, profile } = await newProfile('Dana Cohen');
    const [row] = (await list()).rows;
    expect(row).toEqual({
      id: profile.id,
      name: 'Dana Cohen',
      address: profile.address,
      status: 'published',
      isPrimary: true,
      owner: { id: owner.id, username: owner.person.username, displayName: owner.person.username, isSuspended: false },
      createdAt: expect.any(String),
      publishedAt: profile.publishedAt,
    });
  });

  test('is sorted by age in both directions', async () => {
    const owner = await newOwner(site);
    const ids = [(await owner.make()).id, (await owner.make()).id];
    expect(await idsOf({ owner: owner.id, direction: 'asc' })).toEqual(ids);
    expect(await idsOf({ owner: owner.id, direction: 'desc' })).toEqual(ids.toReversed());
  });

  test('is searchable by words of the name or address, id, owner and any full address', async () => {
    const { owner, profile } = await newProfile('Zehavit Almogi');
    const former = profile.slug;
    const own = uniqueName().toLowerCase().replace(' ', '-');
    await owner.get('PUT', `/api/profiles/${profile.id}/address`, { slug: 'zehavit-moved', customSlug: own });
    const searches = ['zehavit', 'almo', 'Almogi zeh', 'zehavit-moved', String(profile.id), `#${profile.id}`];
    const addresses = [
      `http://localhost:3000/p/${former}`,
      '/p/zehavit-moved?s=qr',
      `/${own}`,
      `localhost:3000/${own}`,
    ];
    for (const q of [
      ...searches,
      ...addresses,
      `@${owner.person.username}`,
      `/@${owner.person.username}`,
      `/p/${profile.id}`,
    ])
      expect([q, await idsOf({ q })]).toEqual([q, [profile.id]]);
    expect(await idsOf({ q: 'zehavit nobody' })).toEqual([]);
    expect(await idsOf({ q: '99999999999999999' })).toEqual([]);
  });

  test('filters by status, using each profile’s current status', async () => {
    const owner = await newOwner(site);
    const of = { owner: owner.id };
    const add = async () => (await owner.makePublished()).id;
    const [published, paused, suspended, deleted] = [await add(), await add(), await add(), await add()];
    const draft = (await owner.make()).id;
    await owner.get('PUT', `/api/profiles/${paused}/pause`);
    await suspend(suspended);
    await owner.get('DELETE', `/api/profiles/${deleted}`);
    const expected = { published, paused, suspended, deleted, draft };
    for (const [status, id] of Object.entries(expected)) {
      const { rows } = await list({ ...of, status });
      expect([status, rows.map((row) => [row.id, row.status])]).toEqual([status, [[id, status]]]);
    }
    expect(await idsOf(of)).toHaveLength(4);
    await sql(`update users set trial_ends_at = now() - interval '1 day' where id = $1`, owner.id);
    expect((await list(of)).rows.find(({ id }) => id === paused)?.status).toBe('expired');
  });

  test.each([
    ['status', 'status=expired'],
    ['owner', 'owner=dana'],
    ['sort', 'sort=name'],
    ['direction', 'direction=up'],
    ['q', `q=${'x'.repeat(81)}`],
  ])('returns 400 naming %s when it is invalid: %s', async (field, query) => {
    const { status, body } = await admin.send('GET', `/api/admin/profiles?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('the CSV export', () => {
  test('contains all matching profiles, with formulas escaped', async () => {
    const { owner } = await newProfile('=HYPERLINK("http://x.example")');
    await owner.make('Second');
    const answer = await admin.send('GET', `/api/admin/profiles.csv?owner=${owner.id}`);
    expect([answer.status, answer.headers.get('x-rows')]).toEqual([200, '2']);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = csvLines(answer.body);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('כתובת');
    expect(lines[1]).toContain('Second');
    expect(lines[2]).toContain("'=HYPERLINK");
    expect(lines[2]).toContain(owner.person.email);
  });
});

describe('a single profile', () => {
  test('returns its details, addresses, versions and figures', async () => {
    const { owner, profile } = await newProfile('Dana');
    await owner.get('PUT', `/api/profiles/${profile.id}/address`, { slug: `${profile.slug}-new` });
    const at = site.services.clock.now();
    await countNow(site.services.db, countedView({ at, profileId: profile.id, kind: 'lead' }));
    expect(await find(profile.id)).toMatchObject({
      id: profile.id,
      name: 'Dana',
      language: 'en',
      template: 'shore',
      blocks: 4,
      hasChanges: false,
      suspendedAt: null,
      suspendedReason: null,
      deletedAt: null,
      addresses: [
        { path: `/p/${profile.slug}-new`, isFormer: false, freeAt: null, isPrinted: false },
        { path: `/p/${profile.slug}`, isFormer: true, freeAt: expect.any(String), isPrinted: false },
      ],
      versions: [{ name: 'Dana', publishedAt: profile.publishedAt }],
      figures: { views: 0, leads: 1 },
    });
  });

  test('is returned if deleted, and 404 if it never existed', async () => {
    const { owner, profile } = await newProfile();
    await owner.get('DELETE', `/api/profiles/${profile.id}`);
    expect(await find(profile.id)).toMatchObject({ status: 'deleted', deletedAt: expect.any(String) });
    expect(statusAndCode(await admin.send('GET', `/api/admin/profiles/${missing}`))).toEqual([404, 'not_found']);
  });
});

describe('suspending a profile', () => {
  test('hides it, notifies and emails its owner the reason, and writes the audit log', async () => {
    const { owner, profile } = await newProfile();
    await sql('update users set email_verified_at = now() where id = $1', owner.id);
    expect((await site.request(profile.address)).status).toBe(200);
    const { status, body } = await suspend(profile.id);
    expect([status, body.status, body.suspendedReason]).toEqual([200, 'suspended', 'תמונות שאינן שלכם']);
    await expect.poll(async () => (await site.request(profile.address)).headers.location).toBe('/inactive-card');
    expect(await owner.get('GET', `/api/profiles/${profile.id}`)).toMatchObject({
      status: 'suspended',
      suspendedReason: 'תמונות שאינן שלכם',
    });
    const { body: notifications } = await owner.send('GET', '/api/notifications');
    expect(notifications).toMatchObject([
      { link: `/editor/${profile.id}`, content: expect.stringContaining('תמונות שאינן שלכם') },
    ]);
    const mails = () => mailsTo(site, owner.person.email);
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.text).toContain('תמונות שאינן שלכם');
    expect(mail?.text).toContain('/contact');
    expect(await auditOf(profile.id)).toEqual([
      {
        action: 'profiles.suspend',
        actor_id: admin.id,
        before: { suspendedAt: null, suspendedReason: null },
        after: { suspendedAt: body.suspendedAt, suspendedReason: 'תמונות שאינן שלכם' },
      },
    ]);
  });

  test('tells an owner without a verified address by email too, without the name of the card', async () => {
    const { owner, profile } = await newProfile();
    await suspend(profile.id);
    const mails = () => mailsTo(site, owner.person.email);
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.text).toContain('תמונות שאינן שלכם');
    expect(mail?.text).not.toContain('Dana');
  });

  test('lets its owner edit it, but not publish or resume it', async () => {
    const { owner, profile } = await newProfile();
    await suspend(profile.id);
    const { document, version } = await owner.get('GET', `/api/profiles/${profile.id}`);
    expect((await owner.send('PUT', `/api/profiles/${profile.id}`, { document, version })).status).toBe(200);
    for (const verb of ['publish', 'resume'])
      expect(statusAndCode(await owner.send('PUT', `/api/profiles/${profile.id}/${verb}`))).toEqual([409, 'conflict']);
  });

  test('again sends a notification only if the reason has changed', async () => {
    const { owner, profile } = await newProfile();
    const { body } = await suspend(profile.id, 'א');
    await suspend(profile.id, 'א');
    expect((await suspend(profile.id, 'ב')).body).toMatchObject({
      suspendedAt: body.suspendedAt,
      suspendedReason: 'ב',
    });
    expect((await owner.send('GET', '/api/notifications')).body).toHaveLength(2);
    expect(await auditOf(profile.id)).toHaveLength(3);
  });

  test.each([
    ['no reason', {}],
    ['blanks', { reason: '  ' }],
    ['a book', { reason: 'x'.repeat(501) }],
  ])('is rejected with %s', async (_, body) => {
    const { profile } = await newProfile();
    const answer = await admin.send('PUT', `/api/admin/profiles/${profile.id}/suspend`, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['reason']]);
    expect(await find(profile.id)).toMatchObject({ status: 'published' });
  });

  test('requires recent authentication and an existing profile', async () => {
    const { owner, profile } = await newProfile();
    const path = `/api/admin/profiles/${profile.id}/suspend`;
    const limitedAdmin = await newAdmin(site);
    await upgrade(site, limitedAdmin);
    expect(statusAndCode(await limitedAdmin.send('PUT', path, { reason: 'x' }))).toEqual([403, 'confirm_needed']);
    expect(statusAndCode(await suspend(missing))).toEqual([404, 'not_found']);
    await owner.get('DELETE', `/api/profiles/${profile.id}`);
    expect(statusAndCode(await suspend(profile.id))).toEqual([409, 'conflict']);
  });
});

describe('restoring a profile', () => {
  test.each(['publish', 'pause'])('returns it to its status before the suspension: after %s', async (verb) => {
    const { owner, profile } = await newProfile();
    const before = await owner.get('PUT', `/api/profiles/${profile.id}/${verb}`);
    await suspend(profile.id);
    expect((await restore(profile.id)).body).toMatchObject({ status: before.status, suspendedReason: null });
    expect(await owner.get('GET', `/api/profiles/${profile.id}`)).toMatchObject({ status: before.status });
    const [notifications] = (await owner.send('GET', '/api/notifications')).body;
    expect(notifications.title).toContain('חזר');
    expect((await auditOf(profile.id)).map(({ action }) => action)).toEqual(['profiles.suspend', 'profiles.restore']);
    if (verb === 'publish') await expect.poll(async () => (await site.request(profile.address)).status).toBe(200);
  });

  test('returns 409 if it is not suspended', async () => {
    const { profile } = await newProfile();
    expect(statusAndCode(await restore(profile.id))).toEqual([409, 'conflict']);
    expect(statusAndCode(await restore(missing))).toEqual([404, 'not_found']);
    expect(await auditOf(profile.id)).toEqual([]);
  });
});
