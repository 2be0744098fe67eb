import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endTrial, statusAndCode } from '#features/profiles/server/testing/own-profiles.ts';
import { createLimits } from '#server-kit/limits/limits.ts';
import { leadsReviewJob } from './digest.ts';
import {
  type LeadOwner,
  type LeadServer,
  newLeadOwner,
  openLeadServer,
  publishProfile,
  someLead,
  startLeadSite,
  withFields,
} from './testing/lead-site.ts';

const site = await startLeadSite();
const owner = await newLeadOwner(site);
afterEach(() => site.setTime(undefined));

const pathOf = ({ profile }: Pick<LeadOwner, 'profile'>) => `/api/profiles/${profile.id}/leads`;
const leave = (body: object, of: LeadOwner = owner, headers?: Record<string, string>) =>
  site.send('POST', pathOf(of), body, headers);
const rowsOf = ({ id }: Pick<LeadOwner, 'id'>) =>
  site.rows('select * from leads where owner_id = $1 order by id desc', [id]);
const newest = async (of: LeadOwner = owner) => (await rowsOf(of))[0];

describe('submitting a lead', () => {
  test('stores the values with the consent and its time', async () => {
    const sent = someLead({ email: ' Ruth@Garden.example', message: ' שלום\r\nעולם ', marketing: true });
    const before = new Date();
    const { status, body } = await leave(sent);
    expect(status).toBe(201);
    const row = await newest();
    expect(row).toMatchObject({
      id: body.id,
      profile_id: owner.profile.id,
      name: sent.name,
      phone: '+972505550123',
      email: 'Ruth@Garden.example',
      message: 'שלום\nעולם',
      fields: [],
      status: 'new',
      seen_at: null,
      source: 'direct',
    });
    const name = owner.profile.document.identity.name.en;
    expect(row.profile_name).toBe(name);
    expect(row.consent).toMatchObject({
      text: expect.stringContaining(`go to ${name}`),
      marketing: expect.stringContaining(`news and offers from ${name}`),
      locale: 'en',
    });
    expect(new Date(row.consent.at).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  test('normalizes a name to one line of visible characters', async () => {
    await leave(someLead({ name: ' Ruth\r\nBcc: a@b.example\u202e  \u200bGal ' }));
    expect((await newest()).name).toBe('Ruth Bcc: a@b.example Gal');
    expect((await leave(someLead({ name: '\u200b\u200f' }))).body.fields).toHaveProperty('name');
  });

  test('stores no marketing consent unless the box is ticked', async () => {
    await leave(someLead());
    expect((await newest()).consent.marketing).toBeNull();
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['phone', { phone: '12' }],
    ['phone', { phone: '', email: '' }],
    ['email', { email: 'not a mail' }],
    ['message', { message: 'x'.repeat(2_001) }],
    ['fields.a', { fields: { a: 'x'.repeat(501) } }],
  ])('returns 400 naming the invalid %s', async (field, change) => {
    const before = (await rowsOf(owner)).length;
    const { status, body } = await leave(someLead(change));
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', [field]]);
    expect(body.fields[field]).toMatch(/[א-ת]/);
    expect(await rowsOf(owner)).toHaveLength(before);
  });

  test('accepts an email without a phone', async () => {
    expect((await leave({ name: 'רות', email: 'only@mail.example' })).status).toBe(201);
    expect((await newest()).phone).toBeNull();
  });

  test('treats an unknown source as direct', async () => {
    await leave(someLead({ source: 'nfc' }));
    expect((await newest()).source).toBe('nfc');
    expect((await leave(someLead({ source: 'fax' }))).status).toBe(201);
    expect((await newest()).source).toBe('direct');
  });

  test('notifies the owner and records an event', async () => {
    const of = await newLeadOwner(site);
    const { body } = await leave(someLead({ name: 'יעל', source: 'qr' }), of);
    const notification = { kind: 'lead', link: `/leads?lead=${body.id}`, isRead: false };
    const notifications = (await of.send('GET', '/api/notifications')).body;
    expect(notifications).toMatchObject([{ ...notification, title: expect.stringContaining('יעל') }]);
    const rows = await site.rows('select kind, source from events where profile_id = $1', [of.profile.id]);
    expect(rows).toEqual([{ kind: 'lead', source: 'qr' }]);
  });
});

test('a lead that was opened needs no notification any more; the others stay unread', async () => {
  const of = await newLeadOwner(site);
  const [first, second] = [await leave(someLead({ name: 'יעל' }), of), await leave(someLead({ name: 'נעם' }), of)];
  const unread = async () =>
    (await of.send('GET', '/api/notifications')).body
      .filter(({ isRead }: { isRead: boolean }) => !isRead)
      .map(({ link }: { link: string }) => link);
  const stranger = await newLeadOwner(site);
  expect((await stranger.send('PUT', '/api/leads/seen', { ids: [first.body.id] })).status).toBe(404);
  expect(await unread()).toHaveLength(2);
  await of.send('PUT', '/api/leads/seen', { ids: [first.body.id] });
  expect(await unread()).toEqual([`/leads?lead=${second.body.id}`]);
});

describe('a bot', () => {
  test('that fills in the honeypot receives 201, and nothing is stored', async () => {
    const before = (await rowsOf(owner)).length;
    const { status, body } = await leave(someLead({ website: 'https://spam.example' }));
    expect([status, Number.isInteger(body.id)]).toEqual([201, true]);
    expect(await rowsOf(owner)).toHaveLength(before);
  });

  test('is suspected below two seconds: the owner decides whether it is one', async () => {
    await leave(someLead({ name: 'ממולאת מעצמה', elapsed: 1_999 }));
    expect(await newest()).toMatchObject({ name: 'ממולאת מעצמה', status: 'review' });
    await leave(someLead({ name: 'מהירה', elapsed: 2_000 }));
    expect(await newest()).toMatchObject({ name: 'מהירה', status: 'new' });
  });
});

describe('a duplicate lead', () => {
  test('within ten minutes returns the same id', async () => {
    const sent = someLead({ message: 'פעם אחת' });
    const start = new Date();
    site.setTime(start);
    const first = await leave(sent);
    site.setTime(new Date(start.getTime() + 9 * 60_000));
    const second = await leave({ ...sent, phone: '+972 50-555-0123', elapsed: 9_000, source: 'nfc' });
    expect(second.body).toEqual(first.body);
    site.setTime(new Date(start.getTime() + 11 * 60_000));
    expect((await leave(sent)).body.id).not.toBe(first.body.id);
  });

  test('with another message or for another profile is a new lead', async () => {
    const sent = someLead({ message: 'א' });
    const ids = [
      await leave(sent),
      await leave({ ...sent, message: 'ב' }),
      await leave(sent, await newLeadOwner(site)),
    ];
    expect(new Set(ids.map(({ body }) => body.id)).size).toBe(3);
  });

  test('sent fifty times concurrently is one lead and one notification', async () => {
    const of = await newLeadOwner(site);
    const sent = someLead();
    const answers = await Promise.all(Array.from({ length: 50 }, () => leave(sent, of)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await rowsOf(of)).toHaveLength(1);
    expect((await of.send('GET', '/api/notifications')).body).toHaveLength(1);
    expect((await site.row('select count(*)::int from events where profile_id = $1', [of.profile.id])).count).toBe(1);
  });
});

describe('custom fields', () => {
  const fields = [
    { id: 'size', kind: 'choice', label: { en: 'Size' }, choices: [{ en: 'Small' }, { en: 'Very  large' }] },
    { id: 'when', kind: 'date', label: { en: 'When' }, isRequired: true },
    { id: 'why', kind: 'text', label: { en: 'Why' } },
    { id: 'blank', kind: 'text', label: {}, isRequired: true },
  ];
  let of: LeadOwner;
  beforeAll(async () => {
    of = await newLeadOwner(site, withFields(fields));
  });

  test('are stored under their labels', async () => {
    const answers = { size: 'Very large', when: '2026-12-01', why: '', unknown: 'x' };
    expect((await leave(someLead({ fields: answers }), of)).status).toBe(201);
    expect((await newest(of)).fields).toEqual([
      { label: 'Size', value: 'Very large' },
      { label: 'When', value: '2026-12-01' },
    ]);
  });

  test.each([
    [{}, 'fields.when'],
    [{ when: '' }, 'fields.when'],
    [{ when: '2026-02-30' }, 'fields.when'],
    [{ when: 'tomorrow' }, 'fields.when'],
    [{ when: '2026-12-01', size: 'Huge' }, 'fields.size'],
    [{ when: '2026-12-01', __proto__: null, size: 'toString' }, 'fields.size'],
  ])('%j returns 400 naming the field', async (answers, field) => {
    const { status, body } = await leave(someLead({ fields: answers }), of);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('are not required without a plan that includes them', async () => {
    const basic = await newLeadOwner(site, withFields(fields));
    await endTrial(site, basic);
    expect((await leave(someLead({ fields: { when: '2026-12-01' } }), basic)).status).toBe(201);
    expect((await newest(basic)).fields).toEqual([]);
  });
});

describe('a profile that accepts no leads', () => {
  const refused = async (of: LeadOwner) =>
    expect(statusAndCode(await leave(someLead(), of))).toEqual([404, 'not_found']);

  test('is missing, a draft, paused, deleted or beyond the plan', async () => {
    await refused({ ...owner, profile: { ...owner.profile, id: 2_000_000 } });
    const of = await newLeadOwner(site);
    await refused({ ...of, profile: await of.make() });
    await of.get('PUT', `/api/profiles/${of.profile.id}/pause`);
    await refused(of);
    await of.get('PUT', `/api/profiles/${of.profile.id}/resume`);
    const second = await publishProfile(of);
    await endTrial(site, of);
    await refused({ ...of, profile: second });
    expect((await leave(someLead(), of)).status).toBe(201);
    await of.get('DELETE', `/api/profiles/${of.profile.id}`);
    await refused(of);
  });

  test('has no form, or a hidden one', async () => {
    await refused(await newLeadOwner(site, (document) => ({ ...document, blocks: [] })));
    const hiddenForm = [{ id: 'lead', kind: 'lead-form', isHidden: true }];
    await refused(await newLeadOwner(site, (document) => ({ ...document, blocks: hiddenForm })));
  });
});

describe('rate limits', async () => {
  const limited = await startLeadSite({ RATE_LIMITS: 'on' });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('per IP address: five a minute, then review, then 429, for API and form, across servers', async () => {
    const of = await newLeadOwner(limited);
    const { services, pool } = limited;
    const second = await openLeadServer({ ...services, limits: createLimits(pool, true) });
    const form = `/p/${of.profile.id}/lead`;
    const send = async (server: LeadServer) =>
      (await server.send('POST', pathOf(of), someLead(), from('192.0.2.1'))).status;
    const post = async (server: LeadServer, address = '192.0.2.1') =>
      (await server.post(form, someLead() as Record<string, string>, from(address))).status;
    for (const server of [limited, second]) expect(await send(server)).toBe(201);
    for (const server of [limited, second, limited]) expect(await post(server)).toBe(303);
    expect(await statusesOf(of)).toEqual({ new: 5 });
    // A crowded hall shares one IP address: further leads are stored for review.
    expect([await send(second), await post(limited)]).toEqual([201, 303]);
    expect(await statusesOf(of)).toEqual({ new: 5, review: 2 });
    for (let count = 7; count < 30; count += 1) expect(await post(second)).toBe(303);
    expect([await send(second), await post(limited), await post(second, '192.0.2.2')]).toEqual([429, 429, 303]);
  });

  const statusesOf = async ({ id }: LeadOwner) => {
    const rows = await limited.rows('select status from leads where owner_id = $1', [id]);
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ status }) => status)].map(([status, some]) => [status, some.length]),
    );
  };
  const jobsOf = async (name: string) => {
    const jobs = await limited.rows(
      `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [name],
    );
    return jobs.map(({ payload }) => payload);
  };

  /** Thirty genuine leads from as many IP addresses. */
  async function flood(of: LeadOwner): Promise<void> {
    for (let index = 0; index < 30; index += 1)
      expect((await limited.send('POST', pathOf(of), someLead(), from(`198.51.100.${index}`))).status).toBe(201);
  }

  test('past thirty an hour per profile, store the lead for review without email or notification', async () => {
    const of = await newLeadOwner(limited);
    const same = someLead();
    for (let index = 0; index < 4; index += 1)
      expect((await limited.send('POST', pathOf(of), same, from(`203.0.113.${index}`))).status).toBe(201);
    await limited.pool.query('delete from leads where owner_id = $1', [of.id]);
    await limited.pool.query('delete from rate_limits');
    await flood(of);
    const notifications = async () => (await of.send('GET', '/api/notifications')).body.length;
    const before = await notifications();
    const late = await limited.send('POST', pathOf(of), someLead({ name: 'מאוחרת' }), from('203.0.113.200'));
    expect(late.status).toBe(201);
    const posted = await limited.post(`/p/${of.profile.id}/lead`, someLead() as never, from('203.0.113.201'));
    expect(posted.status).toBe(303);
    expect(await statusesOf(of)).toEqual({ new: 30, review: 2 });
    expect(await notifications()).toBe(before);
    const counts = await of.send('GET', '/api/leads/counts');
    expect(counts.body).toMatchObject({ byStatus: { new: 30, review: 2 }, unseen: 30 });
    const reviewed = { id: late.body.id, name: 'מאוחרת', status: 'review' };
    expect((await of.send('GET', '/api/leads?status=review')).body[1]).toMatchObject(reviewed);
    const row = await limited.row(`select count(*)::int from events where profile_id = $1`, [of.profile.id]);
    expect(row.count).toBe(before);
    const waiting = (await jobsOf('leads-review')).filter(({ ownerId }) => ownerId === of.id);
    expect(waiting).toHaveLength(1);
    await leadsReviewJob.work(limited.services, waiting[0]);
    const notification = { title: 'שתי פניות לבדיקה', link: '/leads?status=review' };
    expect((await of.send('GET', '/api/notifications')).body[0]).toMatchObject(notification);
  });

  test('a reviewed lead that is accepted is delivered and counted once, however often accepted', async () => {
    const of = await newLeadOwner(limited);
    await limited.pool.query('delete from rate_limits');
    const webhook = { url: 'https://crm.example/x', secret: 'x', created_at: new Date() };
    await limited.insert('lead_webhooks', { user_id: of.id, ...webhook });
    await flood(of);
    const { body } = await limited.send('POST', pathOf(of), someLead(), from('203.0.113.9'));
    const sent = async () => (await jobsOf('lead-webhook')).filter(({ leadId }) => leadId === body.id).length;
    const sum = `select coalesce(sum(count), 0)::int as sum from stat_sums
      where profile_id = $1 and kind = 'lead' and dimension = 'all'`;
    const counted = async () => (await limited.row(sum, [of.profile.id])).sum;
    expect([await sent(), await counted()]).toEqual([0, 30]);
    const setStatus = (status: string) => of.send('PUT', `/api/leads/${body.id}`, { status });
    expect((await setStatus('new')).body.status).toBe('new');
    expect([await sent(), await counted()]).toEqual([1, 31]);
    const ids = [body.id];
    expect((await of.send('PUT', '/api/leads/undo-move', { ids })).body).toEqual({ moved: 1 });
    expect((await of.send('PUT', '/api/leads/move', { ids, status: 'contacted' })).body).toEqual({ moved: 1 });
    expect([await sent(), await counted()]).toEqual([1, 31]);
    expect(statusAndCode(await setStatus('review'))).toEqual([409, 'conflict']);
  });

  test('are not consumed by a duplicate', async () => {
    const of = await newLeadOwner(limited);
    await limited.pool.query('delete from rate_limits');
    const same = someLead();
    for (let index = 0; index < 20; index += 1)
      expect((await limited.send('POST', pathOf(of), same, from('203.0.113.77'))).status).toBe(201);
    await limited.send('POST', pathOf(of), someLead(), from('203.0.113.77'));
    expect(await statusesOf(of)).toEqual({ new: 2 });
  });
});

test('a second form of a profile is recognised by its fields', async () => {
  const field = (id: string) => [{ id, kind: 'text', label: { en: id }, isRequired: true }];
  const of = await newLeadOwner(site, (document) => ({
    ...document,
    blocks: [
      { id: 'one', kind: 'lead-form', fields: field('first') },
      { id: 'two', kind: 'lead-form', fields: field('second') },
    ],
  }));
  expect((await leave(someLead({ fields: { second: 'yes' } }), of)).status).toBe(201);
  expect((await newest(of)).fields).toEqual([{ label: 'second', value: 'yes' }]);
  expect((await leave(someLead({ fields: {} }), of)).body.fields).toHaveProperty(['fields.first']);
});
