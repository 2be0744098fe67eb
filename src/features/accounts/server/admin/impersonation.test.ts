import { afterEach, describe, expect, test } from 'vitest';
import { auditEntriesOf, newAdmin, rowOf } from '../testing/run-jobs.ts';
import { createBrowser, newOwner, startAccounts, type TestUser } from '../testing/test-browser.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
afterEach(() => api.setTime(undefined));

const view = ({ browser }: TestUser, id: number) => browser.send('PUT', `/api/admin/users/${id}/view`);
const endView = ({ browser }: TestUser) => browser.send('PUT', '/api/account/end-view');
const me = async ({ browser }: TestUser) => (await browser.send('GET', '/api/auth/current-user')).body;
const stepsOf = async ({ id }: TestUser) =>
  (await auditEntriesOf(api, id)).map((entry) => [entry.actor_id, entry.action]);

async function startImpersonating(): Promise<{ admin: TestUser; owner: TestUser }> {
  const [admin, owner] = [await newAdmin(api), await newOwner(api)];
  expect((await view(admin, owner.id)).body).toEqual({ viewing: true });
  return { admin, owner };
}

describe('an admin who impersonates an owner', () => {
  test('reads as the owner, and the response names the admin', async () => {
    const { admin, owner } = await startImpersonating();
    const body = await me(admin);
    const viewedBy = { username: admin.person.username };
    expect(body).toMatchObject({ id: owner.id, email: owner.person.email, userRole: 'subscriber', viewedBy });
    expect(body.user).toMatchObject({ id: owner.id, viewedBy });
    expect(body).not.toHaveProperty('token');
    expect((await admin.browser.send('GET', '/api/account')).body).toMatchObject({ id: owner.id, adminLacks: [] });
    expect(await me(owner)).not.toHaveProperty('viewedBy');
  });

  test('has no admin access meanwhile', async () => {
    const { admin, owner } = await startImpersonating();
    expect((await admin.browser.send('GET', '/api/admin/users')).body.code).toBe('forbidden');
    expect((await view(admin, owner.id)).body.code).toBe('view_only');
  });

  test('changes nothing, whether by cookie, by an earlier token or by both', async () => {
    const [admin, owner] = [await newAdmin(api), await newOwner(api)];
    const { token } = await me(admin);
    const bearer = { authorization: `Bearer ${token}` };
    await view(admin, owner.id);
    const before = await rowOf(api, owner.id);
    const change = { displayName: 'Somebody else' };
    expect((await admin.browser.send('PUT', '/api/account', change)).body.code).toBe('view_only');
    expect((await admin.browser.send('PUT', '/api/account', change, bearer)).body.code).toBe('view_only');
    expect((await api.send('PUT', '/api/account', change, bearer)).body.code).toBe('view_only');
    expect(
      (await admin.browser.send('POST', '/api/auth/forgot-password', { email: owner.person.email })).body.code,
    ).toBe('view_only');
    expect(await rowOf(api, owner.id)).toEqual(before);
    expect((await api.send('GET', '/api/auth/current-user', undefined, bearer)).body.id).toBe(owner.id);
    expect((await api.send('GET', '/api/admin/users', undefined, bearer)).body.code).toBe('unauthenticated');
  });

  test('cannot connect their own Google account to it', async () => {
    const { admin } = await startImpersonating();
    const answer = await admin.browser.send('GET', '/api/auth/google?connect=1&returnTo=/account');
    expect(answer.headers.get('location')).toBe('/account?auth=google-failed');
  });

  test('returns to their own account, and both steps are in the audit log', async () => {
    const { admin, owner } = await startImpersonating();
    expect((await endView(admin)).body).toEqual({ userId: owner.id });
    const body = await me(admin);
    expect(body).toMatchObject({ id: admin.id, userRole: 'admin', token: expect.any(String) });
    expect(body).not.toHaveProperty('viewedBy');
    const by = { actor_id: admin.id, actor_name: admin.person.username };
    expect(await auditEntriesOf(api, owner.id)).toEqual([
      { ...by, action: 'users.view', before: null, after: null },
      { ...by, action: 'users.end-view', before: null, after: null },
    ]);
    expect((await endView(admin)).body).toEqual({ userId: null });
    expect((await endView(owner)).body).toEqual({ userId: null });
    expect(await auditEntriesOf(api, owner.id)).toHaveLength(2);
  });

  test('impersonates in one browser only', async () => {
    const { admin } = await startImpersonating();
    const otherBrowser = createBrowser(api);
    await otherBrowser.login(admin.person);
    expect((await otherBrowser.send('GET', '/api/auth/current-user')).body.id).toBe(admin.id);
  });

  test('signs out and in as themselves', async () => {
    const { admin, owner } = await startImpersonating();
    expect((await admin.browser.logout()).status).toBe(200);
    expect((await admin.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    expect((await owner.browser.send('GET', '/api/auth/current-user')).status).toBe(200);
    expect((await admin.browser.login(admin.person)).body.user).toMatchObject({ id: admin.id, userRole: 'admin' });
    await view(admin, owner.id);
    expect((await admin.browser.login(admin.person)).body.user.id).toBe(admin.id);
    expect((await me(admin)).id).toBe(admin.id);
    expect(await stepsOf(owner)).toEqual([
      [admin.id, 'users.view'],
      [admin.id, 'users.end-view'],
      [admin.id, 'users.view'],
      [admin.id, 'users.end-view'],
    ]);
  });

  test('is recorded as ending the impersonation when another user signs in', async () => {
    const { admin, owner } = await startImpersonating();
    const other = await newOwner(api);
    expect((await admin.browser.login(other.person)).body.user.id).toBe(other.id);
    const by = { actor_id: admin.id, actor_name: admin.person.username };
    expect((await auditEntriesOf(api, owner.id)).at(-1)).toMatchObject({ ...by, action: 'users.end-view' });
  });

  test('records no end of impersonation on sign-out or sign-in when none is active', async () => {
    const [admin, owner] = [await newAdmin(api), await newOwner(api)];
    await view(admin, owner.id);
    await endView(admin);
    await admin.browser.login(admin.person);
    await admin.browser.logout();
    await owner.browser.logout();
    expect(await stepsOf(owner)).toHaveLength(2);
  });

  test('signs out by the token alone', async () => {
    const [admin, owner] = [await newAdmin(api), await newOwner(api)];
    const { token } = await me(admin);
    await view(admin, owner.id);
    await api.send('POST', '/api/auth/logout', undefined, { authorization: `Bearer ${token}` });
    expect((await admin.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    expect((await stepsOf(owner)).at(-1)).toEqual([admin.id, 'users.end-view']);
  });

  test('returns to their own account after an hour', async () => {
    const { admin, owner } = await startImpersonating();
    api.setTime(new Date(Date.now() + 59 * 60_000));
    expect((await me(admin)).id).toBe(owner.id);
    api.setTime(new Date(Date.now() + 60 * 60_000));
    expect(await me(admin)).toMatchObject({ id: admin.id, userRole: 'admin' });
    expect((await endView(admin)).body).toEqual({ userId: owner.id });
  });

  test('loses the impersonation when demoted or suspended', async () => {
    const [{ admin }, secondAdmin] = [await startImpersonating(), await newAdmin(api)];
    await secondAdmin.browser.send('PUT', `/api/admin/users/${admin.id}/role`, { role: 'user' });
    expect(await me(admin)).toMatchObject({ id: admin.id, userRole: 'subscriber' });
    await secondAdmin.browser.send('PUT', `/api/admin/users/${admin.id}/role`, { role: 'admin' });
    expect((await admin.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    const second = await startImpersonating();
    await secondAdmin.browser.send('PUT', `/api/admin/users/${second.admin.id}/suspend`, { reason: 'x' });
    expect((await second.admin.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
  });

  test('returns to their own account when the owner becomes an admin or is deleted', async () => {
    const { admin, owner } = await startImpersonating();
    await api.pool.query(`update users set role = 'admin' where id = $1`, [owner.id]);
    expect((await me(admin)).id).toBe(admin.id);
    const second = await startImpersonating();
    await api.pool.query('delete from users where id = $1', [second.owner.id]);
    expect((await me(second.admin)).id).toBe(second.admin.id);
  });

  test('can impersonate a suspended owner, but no admin', async () => {
    const [admin, owner, other] = [await newAdmin(api), await newOwner(api), await newAdmin(api)];
    await admin.browser.send('PUT', `/api/admin/users/${owner.id}/suspend`, { reason: 'x' });
    expect((await view(admin, owner.id)).status).toBe(200);
    expect((await me(admin)).id).toBe(owner.id);
    await endView(admin);
    for (const id of [other.id, admin.id]) {
      const { status, body } = await view(admin, id);
      expect([status, body.message]).toEqual([409, 'אי אפשר לצפות בחשבון של מנהל מערכת']);
    }
  });

  test('requires recent authentication', async () => {
    const [admin, owner] = [await newAdmin(api), await newOwner(api)];
    api.setTime(new Date(Date.now() + 3_600_000));
    expect((await view(admin, owner.id)).body.code).toBe('confirm_needed');
  });
});
