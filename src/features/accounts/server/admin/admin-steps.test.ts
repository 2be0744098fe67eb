import { describe, expect, test } from 'vitest';
import { seedDemo } from '../index.ts';
import { auditEntriesOf, lastMailTo, newAdmin, rowOf, startJobs, tokenIn } from '../testing/run-jobs.ts';
import { createBrowser, goodPassword, newOwner, startAccounts, type TestUser } from '../testing/test-browser.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
await startJobs(api);
const admin = await newAdmin(api);

const put = (id: number, step: string, body?: unknown, caller = admin) =>
  caller.browser.send('PUT', `/api/admin/users/${id}/${step}`, body);
const isIn = async ({ browser }: TestUser) => (await browser.send('GET', '/api/auth/current-user')).status === 200;
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('a role', () => {
  test('is granted, and takes effect at the next sign-in', async () => {
    const owner = await newOwner(api);
    const { status, body } = await put(owner.id, 'role', { role: 'admin' });
    expect([status, body.role, body.packageType, body.sessions]).toEqual([200, 'admin', 'pro', []]);
    expect(await isIn(owner)).toBe(false);
    await owner.browser.login(owner.person);
    expect((await owner.browser.send('GET', '/api/admin/users')).status).toBe(200);
    const by = { actor_id: admin.id, actor_name: admin.person.username };
    const change = { action: 'users.set-role', before: { role: 'user' }, after: { role: 'admin' } };
    expect(await auditEntriesOf(api, owner.id)).toEqual([{ ...by, ...change }]);
  });

  test('admin has no effect with a short password', async () => {
    const weak = await newOwner(api, { password: 'short-one-7' });
    await put(weak.id, 'role', { role: 'admin' });
    await weak.browser.login(weak.person);
    expect((await weak.browser.send('GET', '/api/admin/users')).body.code).toBe('forbidden');
  });

  test('that waits for a long password is shown as locked, to its holder and to admins, until there is one', async () => {
    const weak = await newOwner(api, { password: 'short-one-8' });
    const lockedFor = async () => {
      const { body } = await weak.browser.send('GET', '/api/account');
      return [body.lockedRole, (await admin.browser.send('GET', `/api/admin/users/${weak.id}`)).body.roleLacks];
    };
    expect(await lockedFor()).toEqual([null, null]);
    expect((await put(weak.id, 'role', { role: 'support' })).body.roleLacks).toBeNull();
    await weak.browser.login(weak.person);
    expect(await lockedFor()).toEqual(['support', 'password']);
    const passwords = { currentPassword: 'short-one-8', password: 'long-enough-for-support' };
    const changed = await weak.browser.send('PUT', '/api/account/password', passwords);
    expect(changed.body.user).toMatchObject({ userRole: 'admin', staffRole: 'support' });
    expect(await lockedFor()).toEqual([null, null]);
  });

  test('is revoked, effective immediately', async () => {
    const other = await newAdmin(api);
    expect((await put(other.id, 'role', { role: 'user' })).body.role).toBe('user');
    expect((await other.browser.send('GET', '/api/admin/users')).body.code).toBe('forbidden');
    expect(await isIn(other)).toBe(true);
  });

  test('set to its current value changes nothing and ends no session', async () => {
    const other = await newAdmin(api);
    expect((await put(other.id, 'role', { role: 'admin' })).status).toBe(200);
    expect(await isIn(other)).toBe(true);
  });

  test.each([
    ['a suspended one', `suspended_at = now()`],
    ['one who is leaving', `deletes_at = now() + interval '9 days'`],
  ])('admin is not granted to %s', async (_, columns) => {
    const { id } = await newOwner(api);
    await api.pool.query(`update users set ${columns} where id = $1`, [id]);
    const { status, body } = await put(id, 'role', { role: 'admin' });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await rowOf(api, id)).role).toBe('user');
  });

  test('admin is not granted to the demo account, whose password is public', async () => {
    await seedDemo(api.services.db);
    const row = await api.row(`select id from users where email_key = 'demo@negia.example'`);
    expect((await put(row.id, 'role', { role: 'admin' })).status).toBe(409);
    expect((await put(row.id, 'send-reset')).status).toBe(409);
  });

  test.each([{}, { role: 'subscriber' }, { role: null }])('that is invalid is rejected: %j', async (body) => {
    const { id } = await newOwner(api);
    expect((await put(id, 'role', body)).body.fields).toHaveProperty('role');
  });

  test('requires recent authentication', async () => {
    const [owner, other] = [await newOwner(api), await newAdmin(api)];
    await api.pool.query(`update sessions set authenticated_at = '2020-01-01' where user_id = $1`, [other.id]);
    expect((await put(owner.id, 'role', { role: 'admin' }, other)).body.code).toBe('confirm_needed');
  });
});

describe('protection of the last admin', () => {
  const others = (id: number) =>
    api.pool.query(`update users set role = 'user' where role = 'admin' and id <> all($1)`, [[id, admin.id]]);

  test.each([
    ['role', { role: 'user' }],
    ['suspend', { reason: 'x' }],
  ])('an admin cannot change their own account: %s', async (step, body) => {
    const message = 'את זה אי אפשר לעשות לחשבון של עצמכם. בקשו ממנהל מערכת אחר';
    expect(await put(admin.id, step, body)).toMatchObject({ status: 409, body: { message } });
    expect(await rowOf(api, admin.id)).toMatchObject({ role: 'admin', suspended_at: null });
  });

  test.each([
    ['role', { role: 'user' }],
    ['suspend', { reason: 'x' }],
  ])('the last admin remains, also when the other admin is pending deletion: %s', async (step, body) => {
    const last = await newAdmin(api);
    await others(last.id);
    await api.pool.query(`update users set deletes_at = now() + interval '9 days' where id = $1`, [admin.id]);
    const answer = await put(last.id, step, body);
    await api.pool.query('update users set deletes_at = null where id = $1', [admin.id]);
    expect([answer.status, answer.body.message]).toEqual([409, 'אין מנהל ראשי נוסף. מנו אחד קודם']);
    expect(await rowOf(api, last.id)).toMatchObject({ role: 'admin', suspended_at: null });
  });

  test('the last owner remains, however many other admins there are', async () => {
    const last = await newAdmin(api);
    await others(last.id);
    await api.pool.query(`update users set staff_role = 'admin' where id = $1`, [last.id]);
    await put(last.id, 'role', { role: 'owner' });
    await api.pool.query(`update users set deletes_at = now() + interval '9 days' where id = $1`, [admin.id]);
    const helper = await newAdmin(api);
    await api.pool.query(`update users set staff_role = 'support' where id = $1`, [helper.id]);
    const answer = await put(last.id, 'role', { role: 'support' });
    await api.pool.query('update users set deletes_at = null where id = $1', [admin.id]);
    expect([answer.status, (await rowOf(api, last.id)).staff_role]).toEqual([409, 'owner']);
  });

  test.each([
    ['role', { role: 'user' }],
    ['suspend', { reason: 'x' }],
    ['end-sessions', undefined],
  ])('an admin who is no owner cannot lock an owner out: %s', async (step, body) => {
    const [owner, helper] = [await newAdmin(api), await newAdmin(api)];
    await api.pool.query(`update users set staff_role = 'admin' where id = $1`, [helper.id]);
    expect((await put(owner.id, step, body, helper)).body.code).toBe('forbidden');
    expect(await isIn(owner)).toBe(true);
  });

  test('when two admins demote each other at once, one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await newAdmin(api), await newAdmin(api)];
      await api.pool.query(`update users set role = 'user' where role = 'admin' and id <> all($1)`, [[one.id, two.id]]);
      await Promise.all([put(two.id, 'role', { role: 'user' }, one), put(one.id, 'role', { role: 'user' }, two)]);
      expect(await api.rows(`select id from users where role = 'admin'`)).toHaveLength(1);
    }
    await api.pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
    await admin.browser.login(admin.person);
  });
});

describe('sessions', () => {
  test('all end, and the next sign-in works as before', async () => {
    const owner = await newOwner(api);
    expect((await put(owner.id, 'end-sessions')).body.sessions).toEqual([]);
    expect(await isIn(owner)).toBe(false);
    expect((await owner.browser.login(owner.person)).status).toBe(200);
    expect((await auditEntriesOf(api, owner.id)).map(({ action }) => action)).toEqual(['users.end-sessions']);
  });

  test('of the same admin end, except the current one', async () => {
    const otherBrowser = createBrowser(api);
    await otherBrowser.login(admin.person);
    expect((await put(admin.id, 'end-sessions')).body.sessions).toHaveLength(1);
    expect(await isIn(admin)).toBe(true);
    expect((await otherBrowser.send('GET', '/api/auth/current-user')).status).toBe(401);
  });
});

test('the password reset email is sent and its link works', async () => {
  const owner = await newOwner(api);
  // Emails are sent concurrently: the one to verify the address must not arrive after the one that is looked for.
  await lastMailTo(api, owner.person.email);
  expect((await put(owner.id, 'send-reset')).body).toEqual({ sent: true });
  const token = tokenIn(await lastMailTo(api, owner.person.email));
  const password = `${goodPassword}-new`;
  expect((await owner.browser.send('POST', '/api/auth/reset-password', { token, password })).status).toBe(200);
  expect((await owner.browser.login({ ...owner.person, password })).status).toBe(200);
  const [entry] = await auditEntriesOf(api, owner.id);
  expect(entry.action).toBe('users.send-reset');
  expect(JSON.stringify(entry)).not.toContain(token);
});

describe('a trial', () => {
  test('that is active ends later', async () => {
    const owner = await newOwner(api);
    const before = (await rowOf(api, owner.id)).trial_ends_at;
    const { body } = await put(owner.id, 'extend-trial', { days: 10 });
    expect(new Date(body.trialEndsAt).getTime()).toBe(before.getTime() + 10 * 86_400_000);
    expect((await auditEntriesOf(api, owner.id))[0]).toMatchObject({
      action: 'users.extend-trial',
      before: { trialEndsAt: before.toISOString() },
      after: { trialEndsAt: body.trialEndsAt },
    });
  });

  test.each(['null', `now() - interval '90 days'`])('that is %s starts again now', async (ended) => {
    const owner = await newOwner(api);
    await api.pool.query(`update users set trial_ends_at = ${ended} where id = $1`, [owner.id]);
    expect((await owner.browser.send('GET', '/api/auth/current-user')).body.userRole).toBe('user');
    const { body } = await put(owner.id, 'extend-trial', { days: 1 });
    expect(Math.abs(new Date(body.trialEndsAt).getTime() - days(1).getTime())).toBeLessThan(60_000);
    expect(body.planStatus).toBe('trial');
    expect((await owner.browser.send('GET', '/api/auth/current-user')).body.userRole).toBe('subscriber');
  });

  test.each([{}, { days: 0 }, { days: 366 }, { days: 1.5 }, { days: '7' }])(
    'cannot be extended by %j',
    async (body) => {
      const { id } = await newOwner(api);
      expect((await put(id, 'extend-trial', body)).body.fields).toHaveProperty('days');
    },
  );

  test('cannot be extended past the last supported year', async () => {
    const { id } = await newOwner(api);
    await api.pool.query(`update users set trial_ends_at = '2100-12-01' where id = $1`, [id]);
    const { status, body } = await put(id, 'extend-trial', { days: 365 });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['days']]);
    expect((await rowOf(api, id)).trial_ends_at.getUTCFullYear()).toBe(2100);
  });
});

describe('a complimentary plan', () => {
  test('takes effect at once, and can be revoked', async () => {
    const owner = await newOwner(api);
    await api.pool.query('update users set trial_ends_at = null where id = $1', [owner.id]);
    const until = days(30).toISOString();
    const granted = await put(owner.id, 'give-package', { complimentaryPlan: { packageType: 'advanced', until } });
    const given = { planStatus: 'complimentary', packageType: 'advanced', until, complimentaryUntil: until };
    expect(granted.body).toMatchObject(given);
    expect((await owner.browser.send('GET', '/api/auth/current-user')).body.userRole).toBe('subscriber');
    const revoked = await put(owner.id, 'give-package', { complimentaryPlan: null });
    const none = { complimentaryPackage: null, complimentaryUntil: null };
    expect(revoked.body).toMatchObject({ planStatus: 'free', packageType: 'basic', ...none });
    expect((await owner.browser.send('GET', '/api/auth/current-user')).body.userRole).toBe('user');
    expect(await auditEntriesOf(api, owner.id)).toMatchObject([
      { before: { complimentaryPackage: null }, after: { complimentaryPackage: 'advanced' } },
      { before: { complimentaryPackage: 'advanced' }, after: { complimentaryPackage: null } },
    ]);
  });

  test.each([
    [{}, 'complimentaryPlan'],
    [{ complimentaryPlan: { packageType: 'basic', until: days(1) } }, 'complimentaryPlan.packageType'],
    [{ complimentaryPlan: { packageType: 'pro', until: 'soon' } }, 'complimentaryPlan.until'],
    [{ complimentaryPlan: { packageType: 'pro', until: days(-1) } }, 'complimentaryPlan.until'],
  ])('with an invalid field is rejected: %j', async (body, field) => {
    const { id } = await newOwner(api);
    const answer = await put(id, 'give-package', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await rowOf(api, id)).complimentary_package).toBeNull();
  });
});

test.each([
  ['role', { role: 'admin' }],
  ['end-sessions', undefined],
  ['send-reset', undefined],
  ['suspend', { reason: 'x' }],
  ['restore', undefined],
  ['extend-trial', { days: 1 }],
  ['give-package', { complimentaryPlan: null }],
  ['view', undefined],
])('%s returns 404 for an unknown user', async (step, body) => {
  expect((await put(2_000_000_000, step, body)).status).toBe(404);
});
