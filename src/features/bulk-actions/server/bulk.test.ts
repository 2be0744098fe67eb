import { beforeEach, describe, expect, test } from 'vitest';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { addUser, newAdmin } from '#features/accounts/server/testing/run-jobs.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { bulkActionsFeature } from './index.ts';
import { bulkJobs } from './jobs.ts';

const api = await startTestApi({
  features: [accountsFeature, bulkActionsFeature],
  identify,
  settings: { RATE_LIMITS: 'off' },
});
const admin = await newAdmin(api);
const [batch, goOn, sweep] = bulkJobs;
beforeEach(() => api.pool.query('truncate bulk_runs cascade'));

const post = (path: string, body: unknown, headers: Record<string, string> = {}, caller = admin) =>
  caller.browser.send('POST', `/api/admin/bulk/${path}`, body, headers);
const preview = (body: unknown, target = 'users') => post(`${target}/preview`, body);
const start = (body: unknown, key: string = crypto.randomUUID(), target = 'users') =>
  post(target, body, { 'idempotency-key': key });
const find = async (id: number, target = 'users') =>
  (await admin.browser.send('GET', `/api/admin/bulk/${target}/${id}`)).body;
/** Batches follow each other until all rows are tried. */
const run = async (id: number) => {
  for (let round = 0; round < 30 && !(await find(id)).isDone; round += 1)
    await batch?.work(api.services, { id } as never);
};

const soon = new Date(Date.now() + 86_400_000);
const trial = { kind: 'extend-trial', days: 7 };
const addMany = (count: number) => Promise.all(Array.from({ length: count }, () => addUser(api)));
const auditOf = (id: number) =>
  api.rows(`select action, actor_id, actor_name from audit_log where target_kind = 'user' and target_id = $1`, [
    String(id),
  ]);

async function everyKind() {
  return {
    plain: await addUser(api, { display_name: 'Dana Bar' }),
    staff: await addUser(api, { role: 'admin' }),
    suspended: await addUser(api, { suspended_at: new Date(), suspended_reason: 'x' }),
    leaving: await addUser(api, { deletes_at: soon }),
    gone: 999_999,
  };
}

describe('a preview', () => {
  test('tells how many change, who is skipped and why, and changes nothing', async () => {
    const people = await everyKind();
    const { body } = await preview({ action: { kind: 'suspend', reason: 'Spam' }, ids: Object.values(people) });
    expect(body).toMatchObject({ total: 5, changing: 1, sample: ['Dana Bar'] });
    const skipped = body.skipped.map(({ reason, count }: { reason: string; count: number }) => [reason, count]);
    expect(skipped.toSorted()).toEqual([
      ['deleting', 1],
      ['gone', 1],
      ['staff', 1],
      ['suspended', 1],
    ]);
    expect((await api.row('select suspended_at from users where id = $1', [people.plain])).suspended_at).toBeNull();
    expect(await api.rows('select * from bulk_runs')).toEqual([]);
  });

  test('of all that match a filter counts them as the list does', async () => {
    const name = `batch${Date.now()}`;
    await Promise.all([1, 2, 3].map((index) => addUser(api, { display_name: `${name} ${index}` })));
    expect((await preview({ action: trial, filter: { q: name } })).body).toMatchObject({ total: 3, changing: 3 });
  });

  test('of more than a thousand is refused', async () => {
    await api.pool.query(`
      insert into users (username, username_key, display_name, email, email_key)
      select n, n, 'Crowd', n, n from (select 'crowd' || generate_series(1, 1001) as n) as many`);
    const { status, body } = await preview({ action: trial, filter: { q: 'crowd' } });
    expect([status, body.message]).toEqual([409, 'אפשר לשנות עד 1,000 בבת אחת. צמצמו את הסינון']);
  });

  test.each([
    [{ action: trial }, 'ids'],
    [{ action: trial, ids: [1], filter: {} }, 'ids'],
    [{ action: { kind: 'extend-trial', days: 0 }, ids: [1] }, 'action.days'],
    [{ action: { kind: 'suspend', reason: ' ' }, ids: [1] }, 'action.reason'],
    [
      { action: { kind: 'give-package', packageType: 'pro', until: '2020-01-01T00:00:00.000Z' }, ids: [1] },
      'action.until',
    ],
  ])('of %j is refused by its field', async (body, field) => {
    expect(Object.keys((await preview(body)).body.fields)).toEqual([field]);
  });
});

describe('a run', () => {
  test('changes each row as if it were changed alone, and reports the others', async () => {
    const people = await everyKind();
    const { body } = await start({ action: { kind: 'suspend', reason: 'Spam' }, ids: Object.values(people) });
    expect(body).toMatchObject({ isDone: false, total: 5, counts: { waiting: 5 } });
    await run(body.id);
    const done = await find(body.id);
    expect(done).toMatchObject({ isDone: true, counts: { waiting: 0, done: 1, skipped: 4, failed: 0 } });
    expect(done.left.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
      'deleting',
      'gone',
      'staff',
      'suspended',
    ]);
    const row = await api.row('select suspended_reason from users where id = $1', [people.plain]);
    expect(row.suspended_reason).toBe('Spam');
    expect(await auditOf(people.plain)).toEqual([
      { action: 'users.suspend', actor_id: admin.id, actor_name: admin.person.username },
    ]);
    const events = await api.rows('select kind from security_events where user_id = $1', [people.plain]);
    expect(events).toEqual([{ kind: 'suspended' }]);
  });

  test.each([
    [{ kind: 'give-package', packageType: 'pro', until: soon.toISOString() }, 'users.give-package'],
    [{ kind: 'end-sessions' }, 'users.end-sessions'],
    [trial, 'users.extend-trial'],
  ])('of %j goes through the service of one', async (action, audited) => {
    const [id] = await addMany(1);
    const { body } = await start({ action, ids: [id] });
    await run(body.id);
    expect((await auditOf(Number(id))).map((one) => one.action)).toEqual([audited]);
  });

  test('goes on in batches, and each row is changed once, also by processes at the same time', async () => {
    const ids = await addMany(120);
    const { body } = await start({ action: trial, ids });
    for (let round = 0; round < 6; round += 1)
      await Promise.all([1, 2, 3].map(() => batch?.work(api.services, { id: body.id } as never)));
    expect(await find(body.id)).toMatchObject({ isDone: true, counts: { done: 120 } });
    const lines = await api.rows(
      `select target_id from audit_log where action = 'users.extend-trial' and target_id = any($1)`,
      [ids.map(String)],
    );
    expect(lines).toHaveLength(120);
  });

  test('that a process left behind is continued, without what it had changed', async () => {
    const ids = await addMany(3);
    const { body } = await start({ action: trial, ids });
    await api.pool.query(`update bulk_items set state = 'done' where run_id = $1 and target_id = $2`, [
      body.id,
      ids[0],
    ]);
    await goOn?.work(api.services, {} as never);
    expect(await find(body.id)).toMatchObject({ isDone: true, counts: { done: 3 } });
    expect(await auditOf(Number(ids[0]))).toEqual([]);
  });

  test('goes on after a row that fails, of which nothing is changed', async () => {
    const [broken, good] = await addMany(2);
    await api.pool.query(`update users set trial_ends_at = '9999-12-30' where id = $1`, [broken]);
    const { body } = await start({ action: { kind: 'extend-trial', days: 300 }, ids: [broken, good] });
    await run(body.id);
    expect(await find(body.id)).toMatchObject({
      counts: { done: 1, failed: 1 },
      left: [{ id: broken, state: 'failed', reason: 'refused' }],
    });
    expect(await auditOf(Number(broken))).toEqual([]);
  });

  test('is not started twice by one key, and another request with it is refused', async () => {
    const [ids, key] = [await addMany(2), crypto.randomUUID()];
    const [first, second] = [await start({ action: trial, ids }, key), await start({ action: trial, ids }, key)];
    expect(second.body.id).toBe(first.body.id);
    expect((await start({ action: { kind: 'end-sessions' }, ids }, key)).status).toBe(409);
    expect(await api.rows('select id from bulk_runs')).toHaveLength(1);
  });

  test('stops when its admin may not do it any more', async () => {
    const [ids, other] = [await addMany(2), await newAdmin(api)];
    const { body } = await post('users', { action: trial, ids }, { 'idempotency-key': crypto.randomUUID() }, other);
    await api.pool.query(`update users set staff_role = 'support' where id = $1`, [other.id]);
    await run(body.id);
    expect(await find(body.id)).toMatchObject({
      isDone: true,
      counts: { failed: 2 },
      left: [{ reason: 'stopped' }, {}],
    });
    expect(await auditOf(Number(ids[0]))).toEqual([]);
  });

  test('of nothing is refused, and one of the other list is not found', async () => {
    expect((await start({ action: trial, filter: { q: 'nobody-is-called-that' } })).status).toBe(409);
    const { body } = await start({ action: trial, ids: await addMany(1) });
    expect((await admin.browser.send('GET', `/api/admin/bulk/profiles/${body.id}`)).status).toBe(404);
  });

  test('requires recent authentication and the right to change the list', async () => {
    const [ids, other] = [await addMany(1), await newAdmin(api)];
    const key = { 'idempotency-key': crypto.randomUUID() };
    await api.pool.query(`update sessions set authenticated_at = '2020-01-01' where user_id = $1`, [other.id]);
    expect((await post('users', { action: trial, ids }, key, other)).body.code).toBe('confirm_needed');
    await api.pool.query(`update users set staff_role = 'content' where id = $1`, [other.id]);
    expect((await post('users/preview', { action: trial, ids }, {}, other)).body.code).toBe('forbidden');
    const profile = { action: { kind: 'restore' }, ids: [1] };
    expect((await post('profiles/preview', profile, {}, other)).body).toMatchObject({ changing: 0 });
  });
});

describe('profiles', () => {
  const addProfile = async (slug: string, more: object = {}): Promise<number> => {
    const draft = {
      version: 1,
      language: 'en',
      identity: { name: { en: slug } },
      contact: {},
      design: { template: 'shore' },
      blocks: [],
    };
    const times = { created_at: new Date(), updated_at: new Date() };
    return (await api.insert('profiles', { owner_id: await addUser(api), slug, draft, ...times, ...more })).id;
  };

  test('are suspended with a reason and reinstated, without those that are so already or deleted', async () => {
    const plain = await addProfile('plain');
    const suspended = await addProfile('suspended', { suspended_at: new Date(), suspended_reason: 'old' });
    const deleted = await addProfile('deleted', { deleted_at: new Date() });
    const ids = [plain, suspended, deleted];
    const { body } = await preview({ action: { kind: 'suspend', reason: 'Fraud' }, ids }, 'profiles');
    expect(body).toMatchObject({ total: 3, changing: 1, sample: ['plain'] });
    for (const [action, changed] of [
      [{ kind: 'suspend', reason: 'Fraud' }, 1],
      [{ kind: 'restore' }, 2],
    ] as const) {
      const started = await start({ action, ids }, crypto.randomUUID(), 'profiles');
      await batch?.work(api.services, { id: started.body.id } as never);
      expect(await find(started.body.id, 'profiles')).toMatchObject({
        isDone: true,
        counts: { done: changed, failed: 0 },
      });
    }
    expect(await api.rows('select id from profiles where suspended_at is not null')).toEqual([]);
  });
});

test('reports are kept for ninety days', async () => {
  const { body } = await start({ action: trial, ids: await addMany(1) });
  await api.pool.query(`update bulk_runs set created_at = now() - interval '91 days' where id = $1`, [body.id]);
  await sweep?.work(api.services, {} as never);
  expect(await api.rows('select * from bulk_items')).toEqual([]);
});
