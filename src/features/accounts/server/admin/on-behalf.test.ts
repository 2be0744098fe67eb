import { describe, expect, test } from 'vitest';
import { jobsDone } from '#server-kit/testing/test-services.ts';
import { deleteEndedUsers } from '../deletion/deletion.ts';
import {
  auditEntriesOf,
  lastMailTo,
  mailsTo,
  newAdmin,
  newVerifiedOwner,
  rowOf,
  startJobs,
  tokenIn,
} from '../testing/run-jobs.ts';
import { goodPassword, newGuest, newOwner, startAccounts } from '../testing/test-browser.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
await startJobs(api);
const admin = await newAdmin(api);

const put = (id: number, step: string, body?: unknown, caller = admin) =>
  caller.browser.send('PUT', `/api/admin/users/${id}/${step}`, body);
const actionsOn = async (id: number) => (await auditEntriesOf(api, id)).map(({ action }) => action);
const newAddress = () => `moved-${crypto.randomUUID()}@cards.example`;

describe('the data export', () => {
  test('is prepared for the owner, who gets a mail that leads to it; the admin gets no file', async () => {
    const owner = await newVerifiedOwner(api);
    expect((await put(owner.id, 'send-export')).body).toEqual({ sent: true });
    const mail = await lastMailTo(api, owner.person.email);
    const { id } = await api.row('select id from account_exports where user_id = $1', [owner.id]);
    expect(mail.text).toContain(`/account/data?export=${id}`);
    const file = await owner.browser.send('GET', `/api/account/exports/${id}/file`);
    expect(file.body.parts.account).toMatchObject({ email: owner.person.email });
    expect((await admin.browser.send('GET', `/api/account/exports/${id}/file`)).status).toBe(404);
    expect(await actionsOn(owner.id)).toEqual(['users.send-export']);
  });

  test('that the owner is waiting for already is mailed too, and prepared once', async () => {
    const owner = await newVerifiedOwner(api);
    await api.insert('account_exports', {
      user_id: owner.id,
      status: 'running',
      sections_total: 3,
      created_at: new Date(),
    });
    await put(owner.id, 'send-export');
    await put(owner.id, 'send-export');
    const rows = await api.rows('select is_mailed from account_exports where user_id = $1', [owner.id]);
    expect(rows).toEqual([{ is_mailed: true }]);
  });

  test('the owner asks for is not mailed', async () => {
    const owner = await newVerifiedOwner(api);
    await owner.browser.send('POST', '/api/account/exports');
    await jobsDone(api);
    expect(await mailsTo(api, owner.person.email)).toHaveLength(1);
  });
});

describe('deletion', () => {
  test('begins with the waiting period, signs out everywhere and tells the owner, who can keep the account', async () => {
    const owner = await newVerifiedOwner(api);
    const { body } = await put(owner.id, 'request-deletion');
    const days = (Date.parse(body.deletesAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await owner.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    expect((await lastMailTo(api, owner.person.email)).text).toContain('צוות נגיעה התחיל במחיקת החשבון');
    await owner.browser.login(owner.person);
    expect((await owner.browser.send('DELETE', '/api/account/deletion')).body.deletesAt).toBeNull();
  });

  test('is cancelled by staff, of which the owner is told, and refused twice', async () => {
    const owner = await newVerifiedOwner(api);
    expect((await put(owner.id, 'cancel-deletion')).status).toBe(409);
    await put(owner.id, 'request-deletion');
    expect((await put(owner.id, 'request-deletion')).status).toBe(409);
    expect((await put(owner.id, 'cancel-deletion')).body.deletesAt).toBeNull();
    expect((await lastMailTo(api, owner.person.email)).headers.get('subject')).toContain('נשאר');
    expect(await actionsOn(owner.id)).toEqual(['users.request-deletion', 'users.cancel-deletion']);
  });

  test('takes the notes of staff with it', async () => {
    const owner = await newOwner(api);
    await admin.browser.send('POST', `/api/admin/users/${owner.id}/notes`, { text: 'Calls on Sundays' });
    await api.pool.query(`update users set deletes_at = '2020-01-01' where id = $1`, [owner.id]);
    await deleteEndedUsers(api.services, new Date());
    expect(await api.rows('select * from user_notes where user_id = $1', [owner.id])).toEqual([]);
  });
});

describe('the email address', () => {
  test('is changed at once, ends all sessions, and waits to be confirmed', async () => {
    const [owner, email] = [await newVerifiedOwner(api), newAddress()];
    expect((await put(owner.id, 'email', { email })).body).toMatchObject({ email, isVerified: false, sessions: [] });
    expect((await owner.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    const token = tokenIn(await lastMailTo(api, email));
    const reader = await newGuest(api);
    const unsure = await reader.send('POST', '/api/auth/verify-email', { token });
    expect(unsure.body.fields).toHaveProperty('password');
    await reader.send('POST', '/api/auth/verify-email', { token, password: goodPassword });
    expect((await rowOf(api, owner.id)).email_verified_at).not.toBeNull();
    const change = { action: 'users.change-email', before: { email: owner.person.email }, after: { email } };
    expect((await auditEntriesOf(api, owner.id)).at(-1)).toMatchObject(change);
    const { body } = await admin.browser.send('GET', `/api/admin/users/${owner.id}/security-events`);
    expect(body.rows.map(({ kind }: { kind: string }) => kind)).toContain('email-changed-by-admin');
  });

  test('that was confirmed is told, and takes the change back by a link', async () => {
    const [owner, email] = [await newVerifiedOwner(api), newAddress()];
    await put(owner.id, 'email', { email });
    const mail = await lastMailTo(api, owner.person.email);
    expect(mail.text).toContain(email);
    const undone = await (await newGuest(api)).send('POST', '/api/auth/undo-change', { token: tokenIn(mail) });
    expect(undone.body.email).toBe(owner.person.email);
    const row = await rowOf(api, owner.id);
    expect([row.email, row.email_verified_at !== null]).toEqual([owner.person.email, true]);
  });

  test('that was never confirmed is not written to: it may be a stranger’s', async () => {
    const owner = await newOwner(api);
    await jobsDone(api);
    const before = (await mailsTo(api, owner.person.email)).length;
    await put(owner.id, 'email', { email: newAddress() });
    await jobsDone(api);
    expect(await mailsTo(api, owner.person.email)).toHaveLength(before);
  });

  test.each([
    ['of somebody else', async () => (await newOwner(api)).person.email, 'conflict'],
    ['it has already', async (own: string) => own.toUpperCase(), 'invalid_input'],
    ['that is none', async () => 'nobody', 'invalid_input'],
  ])('is refused one %s', async (_, make, code) => {
    const owner = await newOwner(api);
    const { body } = await put(owner.id, 'email', { email: await make(owner.person.email) });
    expect([body.code, Object.keys(body.fields)]).toEqual([code, ['email']]);
  });

  test('is confirmed by a link that is sent again, until it is confirmed', async () => {
    const owner = await newOwner(api);
    expect((await put(owner.id, 'resend-verification')).body).toEqual({ sent: true });
    const token = tokenIn(await lastMailTo(api, owner.person.email));
    await owner.browser.send('POST', '/api/auth/verify-email', { token });
    expect((await put(owner.id, 'resend-verification')).status).toBe(409);
  });
});

describe.each([
  ['send-export', undefined],
  ['request-deletion', undefined],
  ['cancel-deletion', undefined],
  ['email', { email: 'taken-over@cards.example' }],
  ['resend-verification', undefined],
])('%s', (step, body) => {
  test('is refused for staff, who could be taken over', async () => {
    const colleague = await newAdmin(api);
    expect((await put(colleague.id, step, body)).status).toBe(409);
  });

  test('is refused to support, and requires recent authentication', async () => {
    const [owner, support] = [await newOwner(api), await newAdmin(api)];
    await api.pool.query(`update users set staff_role = 'support' where id = $1`, [support.id]);
    expect((await put(owner.id, step, body, support)).body.code).toBe('forbidden');
    await api.pool.query(`update users set staff_role = 'admin' where id = $1`, [support.id]);
    await api.pool.query(`update sessions set authenticated_at = '2020-01-01' where user_id = $1`, [support.id]);
    expect((await put(owner.id, step, body, support)).body.code).toBe('confirm_needed');
  });
});

test('what leads into the account is not sent to a suspended owner', async () => {
  const owner = await newOwner(api);
  await put(owner.id, 'suspend', { reason: 'Spam' });
  for (const step of ['send-export', 'resend-verification']) expect((await put(owner.id, step)).status).toBe(409);
  expect((await put(owner.id, 'request-deletion')).status).toBe(200);
});
