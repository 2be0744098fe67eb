import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import type { Lead } from '../contract.ts';
import {
  addLeads,
  type LeadOwner,
  newLeadOwner,
  publishProfile,
  startLeadSite,
  submitLead,
} from './testing/lead-site.ts';

const site = await startLeadSite();
const other = await newLeadOwner(site);
afterEach(() => site.setTime(undefined));

const leave = (of: Pick<LeadOwner, 'profile'>, more?: Record<string, unknown>) => submitLead(site, of, more);
const listOf = async (of: LeadOwner, query = ''): Promise<Lead[]> => (await of.send('GET', `/api/leads${query}`)).body;
const idsOf = async (of: LeadOwner, query = '') => (await listOf(of, query)).map(({ id }) => id);

describe('the list of leads', () => {
  test('contains only the owner’s leads, newest first, without internal properties', async () => {
    const owner = await newLeadOwner(site);
    const ids = [await leave(owner), await leave(owner, { message: 'שלום', source: 'qr' })];
    await leave(other);
    const found = await listOf(owner);
    expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(
      [
        'id',
        'profileId',
        'profileName',
        'name',
        'phone',
        'email',
        'message',
        'fields',
        'status',
        'isUnseen',
        'source',
        'consent',
        'remindAt',
        'notesCount',
        'createdAt',
      ].sort(),
    );
    expect(found[0]).toMatchObject({ status: 'new', isUnseen: true, source: 'qr', notesCount: 0, message: 'שלום' });
  });

  test.each(['profileId=x', 'status=old', 'from=yesterday', 'to=2026-02-30', 'before=0', `q=${'x'.repeat(101)}`])(
    'returns 400 naming an invalid filter: %s',
    async (query) => {
      const { status, body } = await other.send('GET', `/api/leads?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  test('is filtered by profile and status', async () => {
    const owner = await newLeadOwner(site);
    const second = await publishProfile(owner);
    const [ruth, omer] = [await leave(owner), await leave({ profile: second })];
    expect(await idsOf(owner, `?profileId=${second.id}`)).toEqual([omer]);
    expect(await idsOf(owner, `?profileId=${other.profile.id}`)).toEqual([]);
    await owner.send('PUT', `/api/leads/${ruth}`, { status: 'won' });
    expect(await idsOf(owner, '?status=won')).toEqual([ruth]);
    await owner.send('PUT', `/api/leads/${ruth}`, { status: 'archived' });
    expect(await idsOf(owner, '?status=active')).toEqual([omer]);
    expect(await idsOf(owner, '')).toEqual([omer, ruth]);
  });

  describe('searched by text', async () => {
    const owner = await newLeadOwner(site);
    await leave(owner, { name: 'רות בן־דוד', email: 'Ruth@Garden.example' });
    await leave(owner, { name: 'יעל', phone: '052-555-0188', message: 'ליד צה״ל, 100% בטוח' });
    await leave(owner, { name: 'Omer', message: 'a_b' });

    test.each([
      ['בן-דוד רות', ['רות בן־דוד']],
      ['רות יעל', []],
      ['GARDEN', ['רות בן־דוד']],
      ['צה"ל', ['יעל']],
      ['052-5550', ['יעל']],
      ['+972 52', ['יעל']],
      ['100%', ['יעל']],
      ['a%b', []],
      ['a_b', ['Omer']],
      ['\\', []],
      [' ', ['Omer', 'יעל', 'רות בן־דוד']],
    ])('for %j returns %j', async (q, expected) => {
      const found = await listOf(owner, `?q=${encodeURIComponent(q)}`);
      expect(found.map(({ name }) => name)).toEqual(expected);
    });
  });

  test('is filtered by dates in Israel', async () => {
    const owner = await newLeadOwner(site);
    // Half past midnight in Israel is still the previous day in UTC, in summer and in winter.
    site.setTime(new Date('2027-07-01T21:30:00Z'));
    const summer = await leave(owner);
    site.setTime(new Date('2027-12-01T22:30:00Z'));
    const winter = await leave(owner);
    site.setTime(undefined);
    await site.pool.query(`update sessions set expires_at = '2030-01-01' where user_id = $1`, [owner.id]);
    expect(await idsOf(owner, '?from=2027-07-02&to=2027-07-02')).toEqual([summer]);
    expect(await idsOf(owner, '?from=2027-07-01&to=2027-07-01')).toEqual([]);
    expect(await idsOf(owner, '?from=2027-12-02')).toEqual([winter]);
    expect(await idsOf(owner, '?to=2027-12-01')).toEqual([summer]);
  });

  test('is paginated without gaps or repeats while new leads arrive', async () => {
    const owner = await newLeadOwner(site);
    await addLeads(site, owner, 3_000);
    const rows = await site.rows('select id from leads where owner_id = $1 order by id desc', [owner.id]);
    const collected: number[] = [];
    for (let page = await idsOf(owner); page.length; page = await idsOf(owner, `?before=${collected.at(-1)}`)) {
      expect(page.length).toBeLessThanOrEqual(50);
      collected.push(...page);
      if (collected.length % 500 === 0) await leave(owner);
    }
    expect(collected).toEqual(rows.map(({ id }) => id));
  });
});

test('counts are per status, independent of the status filter; unread leads are those of all', async () => {
  const owner = await newLeadOwner(site);
  const ids = [await leave(owner), await leave(owner), await leave(owner, { name: 'אחרת' })];
  await owner.send('PUT', `/api/leads/${ids[0]}`, { status: 'lost' });
  const none = { new: 0, contacted: 0, won: 0, lost: 0, archived: 0, review: 0 };
  const counts = async (query = '') => (await owner.send('GET', `/api/leads/counts${query}`)).body;
  expect(await counts()).toEqual({ byStatus: { ...none, new: 2, lost: 1 }, unseen: 2 });
  const found = { byStatus: { ...none, new: 1 }, unseen: 2 };
  expect(await counts(`?q=${encodeURIComponent('אחרת')}`)).toEqual(found);
  expect((await (await newLeadOwner(site)).send('GET', '/api/leads/counts')).body.unseen).toBe(0);
});

describe('a single lead', () => {
  let owner: LeadOwner;
  let id: number;
  beforeAll(async () => {
    owner = await newLeadOwner(site);
    id = await leave(owner);
  });
  const change = (body: object) => owner.send('PUT', `/api/leads/${id}`, body);

  test('is returned with its notes', async () => {
    expect((await owner.send('GET', `/api/leads/${id}`)).body).toMatchObject({ id, notes: [] });
    expect((await owner.send('GET', '/api/leads/2000000000')).status).toBe(404);
    expect((await owner.send('GET', '/api/leads/x')).status).toBe(400);
  });

  test('changes to an allowed status and is then seen', async () => {
    expect((await change({ status: 'contacted' })).body).toMatchObject({ status: 'contacted', isUnseen: false });
    expect((await change({ status: 'contacted' })).status).toBe(200);
    const back = await change({ status: 'new' });
    expect([back.status, back.body.code, Object.keys(back.body.fields)]).toEqual([409, 'conflict', ['status']]);
    expect(statusAndCode(await change({ status: 'old' }))).toEqual([400, 'invalid_input']);
  });

  test('accepts a reminder in the future only', async () => {
    const remindAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await change({ remindAt })).body.remindAt).toBe(remindAt);
    expect((await change({ status: 'won' })).body.remindAt).toBe(remindAt);
    const past = await change({ remindAt: new Date(Date.now() - 1_000).toISOString() });
    expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ['remindAt']]);
    expect((await change({ remindAt: 'soon' })).status).toBe(400);
    expect((await change({ remindAt: null })).body.remindAt).toBeNull();
  });

  test('has notes', async () => {
    const add = (text: string) => owner.send('POST', `/api/leads/${id}/notes`, { text });
    expect((await add(' חוזרים מחר ')).status).toBe(201);
    const { body } = await add('שנייה');
    expect(body.notes.map(({ text }: { text: string }) => text)).toEqual(['שנייה', 'חוזרים מחר']);
    expect(body.notesCount).toBe(2);
    expect((await add(' ')).body.fields).toHaveProperty('text');
    expect((await add('x'.repeat(2_001))).status).toBe(400);
    const [{ id: note }] = body.notes;
    expect((await owner.send('DELETE', `/api/lead-notes/${note}`)).body.notesCount).toBe(1);
    expect((await owner.send('DELETE', `/api/lead-notes/${note}`)).status).toBe(404);
  });

  test('is deleted permanently', async () => {
    expect((await owner.send('DELETE', `/api/leads/${id}`)).status).toBe(204);
    expect((await owner.send('DELETE', `/api/leads/${id}`)).status).toBe(404);
    expect(await site.rows('select 1 from lead_notes where lead_id = $1', [id])).toEqual([]);
  });
});

describe('bulk actions', () => {
  const statusesOf = async (of: LeadOwner) => (await listOf(of)).map(({ status }) => status);
  let owner: LeadOwner;
  let ids: number[];
  let foreign: number;
  beforeAll(async () => {
    foreign = await leave(other);
  });
  const begin = async () => {
    owner = await newLeadOwner(site);
    ids = [await leave(owner), await leave(owner), await leave(owner)];
  };
  const setStatus = (leadIds: readonly number[], status: string) =>
    owner.send('PUT', '/api/leads/move', { ids: leadIds, status });

  test('change the status of several leads and undo it', async () => {
    await begin();
    expect((await setStatus([...ids, ids[0] ?? 0], 'archived')).body).toEqual({ moved: 3 });
    expect(await statusesOf(owner)).toEqual(['archived', 'archived', 'archived']);
    expect((await owner.send('PUT', '/api/leads/undo-move', { ids })).body).toEqual({ moved: 3 });
    expect(await statusesOf(owner)).toEqual(['new', 'new', 'new']);
    expect((await owner.send('PUT', '/api/leads/undo-move', { ids })).body).toEqual({ moved: 0 });
  });

  test('change nothing when one transition is not allowed', async () => {
    await begin();
    await setStatus([ids[1] ?? 0], 'won');
    expect(statusAndCode(await setStatus(ids, 'won'))).toEqual([409, 'conflict']);
    expect(await statusesOf(owner)).toEqual(['new', 'won', 'new']);
  });

  test.each([
    ['PUT', '/api/leads/move', { status: 'won' }],
    ['PUT', '/api/leads/undo-move', {}],
    ['PUT', '/api/leads/seen', {}],
    ['POST', '/api/leads/delete', {}],
  ])('%s %s with a lead of another owner changes nothing', async (method, path, more) => {
    await begin();
    await setStatus(ids, 'contacted');
    await site.pool.query('update leads set seen_at = null where owner_id = $1', [owner.id]);
    const before = await listOf(owner);
    for (const wrong of [foreign, 2_000_000_000])
      expect((await owner.send(method, path, { ids: [...ids, wrong], ...more })).status).toBe(404);
    expect(await listOf(owner)).toEqual(before);
    expect((await other.send('GET', `/api/leads/${foreign}`)).body).toMatchObject({ status: 'new', isUnseen: true });
    for (const wrong of [[], ['x'], Array.from({ length: 501 }, (_, index) => index + 1)])
      expect((await owner.send(method, path, { ids: wrong, ...more })).status).toBe(400);
  });

  test('mark leads as seen', async () => {
    await begin();
    expect((await owner.send('PUT', '/api/leads/seen', { ids: ids.slice(1) })).body).toEqual({});
    expect((await listOf(owner)).map(({ isUnseen }) => isUnseen)).toEqual([false, false, true]);
  });

  test('delete leads permanently', async () => {
    await begin();
    expect((await owner.send('POST', '/api/leads/delete', { ids: ids.slice(1) })).body).toEqual({ deleted: 2 });
    expect(await idsOf(owner)).toEqual([ids[0]]);
  });

  test('racing on the same leads leave one consistent status', async () => {
    await begin();
    const answers = await Promise.all([setStatus(ids, 'won'), setStatus(ids.toReversed(), 'lost')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(await statusesOf(owner)).size).toBe(1);
  });
});

test('every change is published to the owner’s other pages', async () => {
  const owner = await newLeadOwner(site);
  const published: string[] = [];
  const end = site.services.bus.subscribe('news', (event) => published.push(event));
  const id = await leave(owner);
  await owner.send('PUT', `/api/leads/${id}`, { status: 'won' });
  await owner.send('PUT', '/api/leads/undo-move', { ids: [id] });
  await owner.send('PUT', '/api/leads/seen', { ids: [id] });
  const { body } = await owner.send('POST', `/api/leads/${id}/notes`, { text: 'x' });
  await owner.send('DELETE', `/api/lead-notes/${body.notes[0].id}`);
  await owner.send('DELETE', `/api/leads/${id}`);
  await expect.poll(() => published.filter((event) => event === `${owner.id} leads`).length).toBe(7);
  end();
});
