import { describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { countNow, statsFeature } from '#features/stats/server/index.ts';
import { startTestJobs } from '#server-kit/testing/run-test-jobs.ts';
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
  const { id } = await owner.make(name);
  return { owner, profile: await owner.get('PUT', `/api/profiles/${id}/publish`) };
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

describe('the list', () => {
  test('has a card with its owner, and of its document the name alone', async () => {
    const { owner, profile } = await newProfile('Dana Cohen');
    const [row] = (await list()).rows;
    expect(row).toEqual({
      id: profile.id,
      name: 'Dana Cohen',
      address: profile.address,
      status: 'published',
      isPrimary: true,
      owner: {
        id: owner.id,
        username: owner.person.username,
        displayName: owner.person.username,
        isSuspended: false,
      },
      createdAt: expect.any(String),
      publishedAt: profile.publishedAt,
    });
  });

  test('goes on where the last page ended, either way, and misses none', async () => {
    const owner = await newOwner(site);
    const { rows } = await sql(
      `insert into profiles (owner_id, slug, draft, created_at, updated_at)
       select $1, 'many-' || n, $2, now(), now() from generate_series(1, 120) n returning id`,
      owner.id,
      (await owner.make()).document,
    );
    const made = rows.map(({ id }) => id);
    for (const direction of ['asc', 'desc']) {
      const collected: number[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page = await list({ owner: owner.id, direction, ...(after && { after }) });
        collected.push(...page.rows.map(({ id }) => id));
        after = page.next;
      }
      expect(collected).toHaveLength(121);
      expect(collected.toSorted((one, two) => (direction === 'asc' ? one - two : two - one))).toEqual(collected);
      expect(collected).toEqual(expect.arrayContaining(made));
    }
  });

  test('is found by any word of a name or an address, by number, by owner and by any address pasted whole', async () => {
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

  test('is narrowed to a status, each card under what it is now', async () => {
    const owner = await newOwner(site);
    const of = { owner: owner.id };
    const add = async () => {
      const { id } = await owner.make();
      return (await owner.get('PUT', `/api/profiles/${id}/publish`)).id;
    };
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
    ['after', 'after=nothing'],
    ['q', `q=${'x'.repeat(81)}`],
  ])('names %s when it is wrong: %s', async (field, query) => {
    const { status, body } = await admin.send('GET', `/api/admin/profiles?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('the table', () => {
  test('holds the cards that fit, all of them, with formulas made inert', async () => {
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

  test('is for a fresh sign-in', async () => {
    const limitedAdmin = await newAdmin(site);
    await upgrade(site, limitedAdmin);
    expect(statusAndCode(await limitedAdmin.send('GET', '/api/admin/profiles.csv'))).toEqual([403, 'confirm_needed']);
  });
});

describe('one card', () => {
  test('tells its facts, its addresses, its versions and what happened on it', async () => {
    const { owner, profile } = await newProfile('Dana');
    await owner.get('PUT', `/api/profiles/${profile.id}/address`, { slug: `${profile.slug}-new` });
    const at = site.services.clock.now();
    await countNow(site.services.db, {
      at,
      profileId: profile.id,
      kind: 'lead',
      source: 'direct',
      device: 'phone',
      visitor: { address: '192.0.2.1', userAgent: 'Browser' },
    });
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

  test('a deleted one can still be looked at; one that never was cannot', async () => {
    const { owner, profile } = await newProfile();
    await owner.get('DELETE', `/api/profiles/${profile.id}`);
    expect(await find(profile.id)).toMatchObject({ status: 'deleted', deletedAt: expect.any(String) });
    expect(statusAndCode(await admin.send('GET', `/api/admin/profiles/${missing}`))).toEqual([404, 'not_found']);
  });
});

describe('suspending', () => {
  test('hides the card at once, tells its owner why, and writes it down', async () => {
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

  test('its owner may go on editing, but neither publish nor resume', async () => {
    const { owner, profile } = await newProfile();
    await suspend(profile.id);
    const { document, version } = await owner.get('GET', `/api/profiles/${profile.id}`);
    expect((await owner.send('PUT', `/api/profiles/${profile.id}`, { document, version })).status).toBe(200);
    for (const verb of ['publish', 'resume'])
      expect(statusAndCode(await owner.send('PUT', `/api/profiles/${profile.id}/${verb}`))).toEqual([409, 'conflict']);
  });

  test('again with another reason tells it; with the same one it tells nothing', async () => {
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
  ])('is refused with %s', async (_, body) => {
    const { profile } = await newProfile();
    const answer = await admin.send('PUT', `/api/admin/profiles/${profile.id}/suspend`, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['reason']]);
    expect(await find(profile.id)).toMatchObject({ status: 'published' });
  });

  test('is for a fresh sign-in, for cards that are there, and for admins', async () => {
    const { owner, profile } = await newProfile();
    const path = `/api/admin/profiles/${profile.id}/suspend`;
    expect(statusAndCode(await owner.send('PUT', path, { reason: 'x' }))).toEqual([403, 'forbidden']);
    const limitedAdmin = await newAdmin(site);
    await upgrade(site, limitedAdmin);
    expect(statusAndCode(await limitedAdmin.send('PUT', path, { reason: 'x' }))).toEqual([403, 'confirm_needed']);
    expect(statusAndCode(await suspend(missing))).toEqual([404, 'not_found']);
    await owner.get('DELETE', `/api/profiles/${profile.id}`);
    expect(statusAndCode(await suspend(profile.id))).toEqual([409, 'conflict']);
  });
});

describe('restoring', () => {
  test.each(['publish', 'pause'])('brings back what it was: after %s', async (verb) => {
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

  test('what is not suspended is not restored', async () => {
    const { profile } = await newProfile();
    expect(statusAndCode(await restore(profile.id))).toEqual([409, 'conflict']);
    expect(statusAndCode(await restore(missing))).toEqual([404, 'not_found']);
    expect(await auditOf(profile.id)).toEqual([]);
  });
});
