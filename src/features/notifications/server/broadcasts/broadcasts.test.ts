import { beforeEach, describe, expect, test } from 'vitest';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { addUser, mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { jobsDone, startTestJobs } from '#server-kit/testing/test-services.ts';
import type { BroadcastAudience } from '../../broadcast.ts';
import { notificationsFeature } from '../index.ts';
import { notificationsJobs } from '../jobs.ts';
import { broadcastsAgainJob, linkChecks, sendBatch } from './broadcasts.ts';

let admin: number;
/** A customer, since staff get no broadcasts. */
let first: number;
const now = new Date('2026-11-15T09:00:00Z');

const api = await startTestApi({
  features: [notificationsFeature],
  settings: { RATE_LIMITS: 'off' },
  extensions: [linkChecks.with(async (path) => !path.startsWith('/gone'))],
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  await api.pool.query('delete from broadcasts');
  await api.pool.query('delete from graphile_worker._private_jobs');
  api.setTime(now);
  admin = await addOwner({ role: 'admin', suspended_at: null, language: 'he' });
  first = await addOwner({ language: 'he' });
  api.signIn({ id: admin, role: 'admin', authenticatedAt: now });
});

let names = 0;
function addOwner(set: Record<string, unknown> = {}): Promise<number> {
  names += 1;
  const since = { email_verified_at: now, created_at: '2026-10-01T00:00:00Z' };
  return addUser(api, { username: `owner${names}`, ...since, ...set });
}
const addOwners = (count: number) =>
  api.pool.query(
    `insert into users (username, username_key, display_name, email, email_key, created_at)
     select n, n, n, n, n, '2026-10-01' from (select 'many' || generate_series(1, $1::int) as n) as x`,
    [count],
  );
const turnMailsOn = (id: number) =>
  api.pool.query(`insert into mail_choices (user_id, kind, is_on) values ($1, 'broadcast', true)`, [id]);

const content = { he: { title: 'חדש', content: 'שורה\nועוד שורה' }, en: { title: 'New', content: 'One line' } };
const draft = (more: object = {}) => ({ texts: content, link: '/pricing', audience: {}, ...more });
const create = async (more: object = {}): Promise<number> =>
  (await api.send('POST', '/api/admin/broadcasts', draft(more))).body.id;
const callAction = (id: number, verb: string, body?: object) =>
  api.send('PUT', `/api/admin/broadcasts/${id}/${verb}`, body);
const get = async (id: number) => (await api.send('GET', `/api/admin/broadcasts/${id}`)).body;
const notified = () => api.rows('select user_id, values, link, kind from notifications order by user_id, id');
const notifiedIds = async (): Promise<number[]> => (await notified()).map(({ user_id: id }) => id);
const count = async (audience: BroadcastAudience) =>
  (await api.send('GET', `/api/admin/broadcasts/count?audience=${encodeURIComponent(JSON.stringify(audience))}`)).body;
const run = async () => {
  await startTestJobs(api, notificationsJobs);
  await jobsDone(api);
};
const lastAudit = () => api.row('select * from audit_log order by id desc limit 1');

describe('a draft', () => {
  test('is created, read, changed, listed and deleted, each with an audit log entry', async () => {
    const id = await create();
    expect(await lastAudit()).toMatchObject({ action: 'notifications.create', target_id: String(id) });
    expect(await get(id)).toMatchObject({ status: 'draft', texts: content, link: '/pricing', total: 0, sent: 0 });
    const changed = await api.send('PUT', `/api/admin/broadcasts/${id}`, draft({ link: null }));
    expect(changed.body.link).toBeNull();
    expect(await lastAudit()).toMatchObject({ action: 'notifications.change', before: { link: '/pricing' } });
    expect((await api.send('GET', '/api/admin/broadcasts?status=draft')).body.rows).toHaveLength(1);
    expect((await api.send('GET', '/api/admin/broadcasts?status=sent')).body.rows).toEqual([]);
    expect((await api.send('DELETE', `/api/admin/broadcasts/${id}`)).body).toEqual({ success: true });
    expect(await lastAudit()).toMatchObject({ action: 'notifications.delete' });
    expect((await api.send('GET', `/api/admin/broadcasts/${id}`)).status).toBe(404);
  });

  test.each([
    ['no words', { texts: {} }, 'texts'],
    ['no title', { texts: { he: { title: ' ', content: 'x' } } }, 'texts.he.title'],
    ['a long title', { texts: { he: { title: 'x'.repeat(81), content: 'x' } } }, 'texts.he.title'],
    ['a link elsewhere', { link: 'https://evil.example' }, 'link'],
    ['a link elsewhere without its scheme', { link: '//evil.example' }, 'link'],
    ['a link elsewhere, slanted', { link: '/\\evil.example' }, 'link'],
    ['a link to no page', { link: '/gone' }, 'link'],
    [
      'a link to no page of ours in the text',
      { texts: { en: { title: 'x', content: 'See http://localhost:3000/gone/1.' } } },
      'texts.en.content',
    ],
    ['an unknown kind', { kind: 'gossip' }, 'kind'],
    ['an unknown package', { audience: { packages: ['gold'] } }, 'audience.packages.0'],
  ])('with %s returns 400', async (_, more, field) => {
    const { status, body } = await api.send('POST', '/api/admin/broadcasts', draft(more));
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('with a broken link is not changed, and its text may name pages of ours and of others', async () => {
    const text = 'See http://localhost:3000/help, (http://localhost:3000/) and https://other.example/gone.';
    const id = await create({ texts: { en: { title: 'x', content: text } } });
    const { status, body } = await api.send('PUT', `/api/admin/broadcasts/${id}`, draft({ link: '/gone' }));
    expect([status, body.fields.link]).toEqual([400, expect.stringContaining('אין אצלנו עמוד')]);
    expect((await get(id)).link).toBe('/pricing');
  });

  test('requires recent authentication to send', async () => {
    const id = await create();
    api.signIn({ id: admin, role: 'admin', authenticatedAt: new Date('2026-11-14T00:00:00Z') });
    expect((await callAction(id, 'send', { count: 1 })).body.code).toBe('confirm_needed');
  });
});

describe('the audience', () => {
  test('excludes staff, demo copies, the demo account, our examples, suspended users and users being deleted', async () => {
    await addOwner();
    await addOwner({ demo_ends_at: now });
    await addOwner({ email: demoEmail });
    await addOwner({ email: 'negia-examples-1@negia.invalid' });
    await addOwner({ suspended_at: now });
    await addOwner({ deletes_at: now });
    // Registered after sending started.
    await addOwner({ created_at: '2026-11-15T09:00:01Z' });
    expect(await count({})).toEqual({ owners: 2, mails: 0 });
  });

  test('is filtered by the effective plan, whatever its source', async () => {
    const later = '2027-01-01T00:00:00Z';
    const past = '2026-01-01T00:00:00Z';
    await addOwner({ trial_ends_at: later });
    await addOwner({ trial_ends_at: past });
    await addOwner({ paid_package: 'advanced', paid_until: later });
    await addOwner({
      paid_package: 'advanced',
      paid_until: later,
      complimentary_package: 'pro',
      complimentary_until: later,
    });
    const owners = async (audience: BroadcastAudience) => (await count(audience)).owners;
    expect(await owners({ packages: ['pro'] })).toBe(2);
    expect(await owners({ packages: ['advanced'] })).toBe(1);
    expect(await owners({ packages: ['basic'] })).toBe(2);
    expect(await owners({ packages: ['basic', 'advanced'] })).toBe(3);
    expect(await owners({ planStatus: 'trial' })).toBe(1);
    expect(await owners({ planStatus: 'paying' })).toBe(1);
    // Neither: the first owner, the one whose trial ended, and the one with a complimentary plan.
    expect(await owners({ planStatus: 'free' })).toBe(3);
  });

  test('is filtered by language, registration date, published profile and user ids', async () => {
    const english = await addOwner({ language: 'en', created_at: '2026-11-09T21:59:00Z' });
    const other = await addOwner({ created_at: '2026-11-09T22:01:00Z' });
    await api.pool.query(
      `insert into profiles (owner_id, slug, draft, status, created_at, updated_at)
       values ($1, 'out', '{}', 'published', now(), now()), ($2, 'draft', '{}', 'draft', now(), now())`,
      [english, other],
    );
    const owners = async (audience: BroadcastAudience) => (await count(audience)).owners;
    expect(await owners({ language: 'en' })).toBe(1);
    expect(await owners({ registeredFrom: '2026-11-10' })).toBe(1);
    expect(await owners({ registeredFrom: '2026-11-09', registeredTo: '2026-11-09' })).toBe(1);
    expect(await owners({ hasProfile: true })).toBe(1);
    expect(await owners({ hasProfile: false })).toBe(2);
    expect(await owners({ userIds: [english, other], language: 'he' })).toBe(1);
    expect(await owners({ userIds: [] })).toBe(0);
  });

  test('counts emails only for verified users who opted in', async () => {
    await turnMailsOn(await addOwner());
    await turnMailsOn(await addOwner({ email_verified_at: null }));
    await addOwner();
    expect(await count({})).toEqual({ owners: 4, mails: 1 });
  });

  test('returns a validation error when it cannot be parsed', async () => {
    expect((await api.send('GET', '/api/admin/broadcasts/count?audience=x')).body.code).toBe('invalid_input');
    expect((await api.send('GET', '/api/admin/broadcasts/count')).body.code).toBe('invalid_input');
  });
});

describe('sending a broadcast', () => {
  test('reaches every user once, in their language, with an email to those who opted in', async () => {
    const english = await addOwner({ language: 'en' });
    await turnMailsOn(english);
    await addOwner();
    const id = await create();
    const { status, body } = await callAction(id, 'send', { count: 3 });
    expect([status, body.status, body.total]).toEqual([200, 'sending', 3]);
    expect(await lastAudit()).toMatchObject({ action: 'notifications.send', after: { total: 3 } });
    await run();
    const rows = await notified();
    expect(rows.map(({ values }) => values.title)).toEqual(['חדש', 'New', 'חדש']);
    expect(rows[1]).toMatchObject({ user_id: english, kind: 'broadcast', link: '/pricing' });
    expect(await get(id)).toMatchObject({ status: 'sent', sent: 3, mails: 1, endedAt: now.toISOString() });
    const [mail, ...others] = await mailsTo(api, `owner${names - 1}@cards.example`);
    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toContain('Advertisement');
    expect(mail?.headers.get('list-unsubscribe')).toContain('/api/notifications/one-click?token=');
    expect(mail?.text).toContain('/pricing');
  });

  test('with one language written uses it for everyone', async () => {
    await addOwner({ language: 'en' });
    const id = await create({ texts: { he: content.he } });
    await callAction(id, 'send', { count: 2 });
    await run();
    expect((await notified()).map(({ values }) => values.title)).toEqual(['חדש', 'חדש']);
  });

  test('runs in batches; a crash in between neither repeats nor skips a user', async () => {
    await addOwners(450);
    const id = await create();
    await callAction(id, 'send', { count: 451 });
    expect(await sendBatch(api.services, id)).toBe(true);
    expect(await get(id)).toMatchObject({ status: 'sending', sent: 200 });
    // Another run crashes at the very end of its batch.
    const dying = { ...api.services, bus: { ...api.services.bus, publish: () => Promise.reject(new Error('killed')) } };
    await expect(sendBatch(dying, id)).rejects.toThrow('killed');
    expect([(await notified()).length, (await get(id)).sent]).toEqual([200, 200]);
    await broadcastsAgainJob.work(api.services, {});
    const ids = await notifiedIds();
    expect([ids.length, new Set(ids).size]).toEqual([451, 451]);
    expect(await get(id)).toMatchObject({ status: 'sent', sent: 451, total: 451 });
  });

  test('from several processes reaches every user once', async () => {
    await addOwners(700);
    const id = await create();
    await callAction(id, 'send', { count: 701 });
    await Promise.all([1, 2, 3].map(() => broadcastsAgainJob.work(api.services, {})));
    const ids = await notifiedIds();
    expect([ids.length, new Set(ids).size]).toEqual([701, 701]);
  });

  test('can be paused, resumed and stopped', async () => {
    await addOwners(450);
    const id = await create();
    await callAction(id, 'send', { count: 451 });
    await sendBatch(api.services, id);
    expect((await callAction(id, 'pause')).body).toMatchObject({ status: 'paused', sent: 200 });
    expect(await sendBatch(api.services, id)).toBe(false);
    expect((await callAction(id, 'resume')).body.status).toBe('sending');
    await sendBatch(api.services, id);
    expect((await callAction(id, 'stop')).body).toMatchObject({
      status: 'stopped',
      sent: 400,
      endedAt: now.toISOString(),
    });
    await run();
    expect((await notified()).length).toBe(400);
    expect(await lastAudit()).toMatchObject({ action: 'notifications.stop', before: { status: 'sending' } });
  });

  test('skips users suspended meanwhile', async () => {
    const owner = await addOwner();
    const id = await create();
    await callAction(id, 'send', { count: 2 });
    await api.pool.query('update users set suspended_at = now() where id = $1', [owner]);
    await run();
    expect(await notifiedIds()).toEqual([first]);
  });

  test('to no users, or to many more than confirmed, is rejected', async () => {
    const none = await create({ audience: { userIds: [] } });
    expect((await callAction(none, 'send', { count: 0 })).body).toMatchObject({ code: 'conflict' });
    await addOwners(50);
    const id = await create();
    const refused = await callAction(id, 'send', { count: 1 });
    expect(refused.body).toMatchObject({ code: 'conflict', message: expect.stringContaining('51') });
    expect((await get(id)).status).toBe('draft');
    // Two new recipients in the meantime are tolerated.
    expect((await callAction(id, 'send', { count: 49 })).status).toBe(200);
  });

  test('returns 409 for an action its state does not allow, and 404 for a missing broadcast', async () => {
    const id = await create();
    for (const verb of ['pause', 'resume', 'stop']) expect((await callAction(id, verb)).status).toBe(409);
    await callAction(id, 'send', { count: 1 });
    expect((await callAction(id, 'send', { count: 1 })).body.message).toBe('ההודעה כבר בדרך');
    expect((await api.send('DELETE', `/api/admin/broadcasts/${id}`)).status).toBe(409);
    expect((await api.send('PUT', `/api/admin/broadcasts/${id}`, draft())).status).toBe(409);
    for (const verb of ['pause', 'resume', 'stop']) expect((await callAction(999_999, verb)).status).toBe(404);
    expect((await callAction(999_999, 'send', { count: 1 })).status).toBe(404);
  });
});

describe('a service notice', () => {
  test('is emailed to every verified address, without an opt-out and not as an advertisement', async () => {
    const unverified = await addOwner({ email_verified_at: null });
    await addOwner({ language: 'en' });
    const { body } = await api.send('GET', '/api/admin/broadcasts/count?kind=service&audience=%7B%7D');
    expect(body).toEqual({ owners: 3, mails: 2 });
    const id = await create({ kind: 'service' });
    await callAction(id, 'send', { count: 3 });
    await run();
    expect(await get(id)).toMatchObject({ kind: 'service', status: 'sent', sent: 3, mails: 2 });
    expect(await notifiedIds()).toContain(unverified);
    const [mail, ...others] = await mailsTo(api, `owner${names}@cards.example`);
    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toContain('New');
    expect(mail?.headers.get('subject')).not.toContain('Advertisement');
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    expect(mail?.text).toContain('it concerns the service itself');
    expect(mail?.text).not.toContain('unsubscribe');
    expect(await mailsTo(api, `owner${names - 1}@cards.example`)).toEqual([]);
  });

  test('is tried by the admin as others will get it', async () => {
    const id = await create({ kind: 'service' });
    await api.send('POST', `/api/admin/broadcasts/${id}/test`);
    await run();
    const [mail] = await mailsTo(api, `owner${names - 1}@cards.example`);
    expect(mail?.headers.get('subject')).not.toContain('פרסומת');
  });
});

describe('a scheduled broadcast', () => {
  const at = '2026-11-15T10:00:00.000Z';

  test('is sent at its time, to whoever fits then', async () => {
    const id = await create();
    const { body } = await callAction(id, 'send', { count: 1, at });
    expect(body).toMatchObject({ status: 'scheduled', sendAt: at, startedAt: null, total: 1 });
    expect(await lastAudit()).toMatchObject({ action: 'notifications.schedule', after: { total: 1, sendAt: at } });
    await addOwner({ created_at: '2026-11-15T09:30:00Z' });
    await broadcastsAgainJob.work(api.services, {});
    expect(await notifiedIds()).toEqual([]);
    api.setTime(new Date(at));
    await Promise.all([1, 2, 3].map(() => broadcastsAgainJob.work(api.services, {})));
    expect(await notifiedIds()).toHaveLength(2);
    expect(await get(id)).toMatchObject({ status: 'sent', sent: 2, total: 2, startedAt: at });
  });

  test('cannot be changed or sent, and becomes a draft again', async () => {
    const id = await create();
    await callAction(id, 'send', { count: 1, at });
    const refused = await api.send('PUT', `/api/admin/broadcasts/${id}`, draft());
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('מתוזמנת')]);
    expect((await callAction(id, 'send', { count: 1 })).status).toBe(409);
    expect((await callAction(id, 'unschedule')).body).toMatchObject({ status: 'draft', sendAt: null });
    expect(await lastAudit()).toMatchObject({ action: 'notifications.unschedule', before: { sendAt: at } });
    expect((await callAction(id, 'unschedule')).status).toBe(409);
    expect((await callAction(999_999, 'unschedule')).status).toBe(404);
    api.setTime(new Date(at));
    await broadcastsAgainJob.work(api.services, {});
    expect(await notifiedIds()).toEqual([]);
  });

  test('in the past is refused', async () => {
    const id = await create();
    const { status, body } = await callAction(id, 'send', { count: 1, at: now.toISOString() });
    expect([status, body.fields]).toEqual([400, { at: 'בחרו מועד שעוד לא עבר' }]);
    expect((await get(id)).status).toBe('draft');
  });
});

test('a web address in the text is a link in the email', async () => {
  const text = { title: 'חדש', content: 'פרטים: https://cards.example/a?b=1&c=2.\n<script>x()</script>' };
  const id = await create({ texts: { he: text } });
  await api.send('POST', `/api/admin/broadcasts/${id}/test`);
  await run();
  const [mail] = await mailsTo(api, `owner${names - 1}@cards.example`);
  expect(mail?.html).toMatch(/<a [^<>]*href="https:\/\/cards\.example\/a\?b=1&amp;c=2"/);
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).not.toContain('<script');
  expect(mail?.text).toContain('https://cards.example/a?b=1&c=2.');
});

test('a test broadcast goes only to the admin, in the app and by email', async () => {
  await addOwner();
  const id = await create();
  const { status } = await api.send('POST', `/api/admin/broadcasts/${id}/test`);
  expect(status).toBe(200);
  await run();
  expect(await notifiedIds()).toEqual([admin]);
  const [mail] = await mailsTo(api, `owner${names - 2}@cards.example`);
  expect(mail?.headers.get('subject')).toContain('פרסומת');
  for (const line of ['שורה', 'ועוד שורה', '/contact']) expect(mail?.text).toContain(line);
  expect(await lastAudit()).toMatchObject({ action: 'notifications.test' });
  expect((await get(id)).status).toBe('draft');
});
