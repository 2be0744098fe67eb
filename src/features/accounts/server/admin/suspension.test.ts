import { describe, expect, test } from 'vitest';
import { jobsDone } from '#server-kit/testing/test-services.ts';
import { composeMail } from '../mail/mails.ts';
import { startGoogleSite } from '../testing/google-sign-in.ts';
import { auditEntriesOf, lastMailTo, mailsTo, newAdmin, rowOf, startJobs, tokenIn } from '../testing/run-jobs.ts';
import { createBrowser, enableSecondFactor, newGuest, newOwner, type TestUser } from '../testing/test-browser.ts';

const { api, person, signInWithGoogle, userRow } = await startGoogleSite();
await startJobs(api);
const admin = await newAdmin(api);

const reason = 'הכרטיס מתחזה ל"בנק" אחר {ולא} <b>שלכם</b>';
const suspend = (id: number) => admin.browser.send('PUT', `/api/admin/users/${id}/suspend`, { reason });
const restore = (id: number) => admin.browser.send('PUT', `/api/admin/users/${id}/restore`);
const suspendedMessage = `החשבון הושעה. הסיבה: ${reason}`;

async function suspended(): Promise<TestUser> {
  const owner = await newOwner(api);
  expect((await suspend(owner.id)).status).toBe(200);
  return owner;
}

/** Whose first email has arrived: emails are sent concurrently, and tests look for the last one. */
async function mailedOwner() {
  const owner = await newOwner(api);
  await jobsDone(api);
  return owner;
}

describe('a suspended owner', () => {
  test('is signed out everywhere at once, by cookie and by token', async () => {
    const owner = await newOwner(api);
    const { token } = (await owner.browser.send('GET', '/api/auth/current-user')).body;
    const headers = { authorization: `Bearer ${token}` };
    const byToken = async () => (await api.send('GET', '/api/auth/current-user', undefined, headers)).status;
    expect(await byToken()).toBe(200);
    const { body } = await suspend(owner.id);
    expect(body).toMatchObject({ suspendedReason: reason, sessions: [], suspendedAt: expect.any(String) });
    expect((await owner.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    expect(await byToken()).toBe(401);
  });

  test('gets a 401 even with a remaining session', async () => {
    const owner = await newOwner(api);
    await api.pool.query('update users set suspended_at = now() where id = $1', [owner.id]);
    expect((await owner.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
  });

  test('gets 403 with the reason for the right password, and the usual error for a wrong one', async () => {
    const owner = await suspended();
    const right = await createBrowser(api).login(owner.person);
    expect([right.status, right.body.code, right.body.message]).toEqual([403, 'forbidden', suspendedMessage]);
    expect(right.body).not.toHaveProperty('token');
    const browser = createBrowser(api);
    const wrong = await browser.login({ ...owner.person, password: 'a-wrong-one-77' });
    const unknownUser = await browser.login({ email: 'nobody-at-all@cards.example', password: 'a-wrong-one-77' });
    expect([wrong.status, wrong.body]).toEqual([unknownUser.status, unknownUser.body]);
    expect(await api.rows('select 1 from sessions where user_id = $1', [owner.id])).toEqual([]);
  });

  test('gets the reason in English as well', async () => {
    const owner = await suspended();
    const browser = await newGuest(api);
    const { email, password } = owner.person;
    const answer = await browser.send('POST', '/api/auth/login', { email, password }, { 'accept-language': 'en' });
    expect(answer.body.message).toBe(`This account is suspended. The reason: ${reason}`);
  });

  test('is not prompted for the second factor first', async () => {
    const owner = await newOwner(api);
    await enableSecondFactor(api, owner);
    await suspend(owner.id);
    expect((await createBrowser(api).login(owner.person)).body.message).toBe(suspendedMessage);
  });

  test('cannot sign in with Google', async () => {
    const dana = person('suspended-1');
    expect(await signInWithGoogle(dana.browser, dana.as)).toBe('/?auth=google-done');
    const { id } = await userRow(dana.email);
    await suspend(id);
    expect(await signInWithGoogle(dana.browser, dana.as, '?returnTo=/pricing')).toBe('/pricing?auth=google-suspended');
    expect((await dana.browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    await restore(id);
    expect(await signInWithGoogle(dana.browser, dana.as)).toBe('/?auth=google-done');
  });

  test('cannot reset the password: older links are invalid, and no new ones are sent', async () => {
    const owner = await mailedOwner();
    const { email } = owner.person;
    await owner.browser.send('POST', '/api/auth/forgot-password', { email });
    const token = tokenIn(await lastMailTo(api, email));
    await suspend(owner.id);
    const password = 'another-good-word-8';
    const browser = await newGuest(api);
    expect((await browser.send('POST', '/api/auth/reset-password', { token, password })).status).toBe(400);
    await jobsDone(api);
    const before = (await mailsTo(api, email)).length;
    const again = await browser.send('POST', '/api/auth/forgot-password', { email });
    const unknown = await browser.send('POST', '/api/auth/forgot-password', { email: 'nobody@cards.example' });
    expect(again.body).toEqual(unknown.body);
    await jobsDone(api);
    expect(await mailsTo(api, email)).toHaveLength(before);
    expect((await admin.browser.send('PUT', `/api/admin/users/${owner.id}/send-reset`)).status).toBe(409);
  });

  test('who still has a valid reset link gets 403 with the reason, and the password is unchanged', async () => {
    const owner = await mailedOwner();
    await owner.browser.send('POST', '/api/auth/forgot-password', { email: owner.person.email });
    const token = tokenIn(await lastMailTo(api, owner.person.email));
    const before = await rowOf(api, owner.id);
    const suspended = 'update users set suspended_at = now(), suspended_reason = $2 where id = $1';
    await api.pool.query(suspended, [owner.id, reason]);
    const browser = await newGuest(api);
    const answer = await browser.send('POST', '/api/auth/reset-password', { token, password: 'another-good-word-8' });
    expect([answer.status, answer.body.message]).toEqual([403, suspendedMessage]);
    expect((await rowOf(api, owner.id)).password_hash).toBe(before.password_hash);
  });

  test('can sign in again once restored', async () => {
    const owner = await suspended();
    const { status, body } = await restore(owner.id);
    expect([status, body.suspendedAt, body.suspendedReason]).toEqual([200, null, null]);
    expect((await owner.browser.login(owner.person)).status).toBe(200);
  });

  test('cannot be suspended or restored twice', async () => {
    const owner = await suspended();
    expect((await suspend(owner.id)).body.message).toBe('החשבון כבר מושעה');
    await restore(owner.id);
    expect((await restore(owner.id)).body.message).toBe('החשבון לא מושעה');
    expect(await auditEntriesOf(api, owner.id)).toMatchObject([
      { action: 'users.suspend' },
      { action: 'users.restore' },
    ]);
  });

  test.each([{}, { reason: '   ' }, { reason: 'x'.repeat(501) }])('requires a reason: %j', async (body) => {
    const owner = await newOwner(api);
    const answer = await admin.browser.send('PUT', `/api/admin/users/${owner.id}/suspend`, body);
    expect(answer.body.fields).toHaveProperty('reason');
    expect((await rowOf(api, owner.id)).suspended_at).toBeNull();
  });
});

describe('the suspension emails', () => {
  test('state the reason, the contact and the restoration, in the language of the owner', async () => {
    const owner = await mailedOwner();
    await suspend(owner.id);
    const closed = await lastMailTo(api, owner.person.email);
    expect(closed.headers.get('subject')).toBe('החשבון שלכם בנגיעה הושעה');
    expect(closed.text).toMatch(/הסיבה:\n+/);
    expect(closed.text).toContain(reason);
    expect(closed.text).toContain('http://localhost:3000/contact');
    expect(closed.html).not.toContain('<b>שלכם</b>');
    await api.pool.query(`update users set language = 'en' where id = $1`, [owner.id]);
    await restore(owner.id);
    const open = await lastMailTo(api, owner.person.email);
    expect(open.headers.get('subject')).toBe('Your Negia account is open again');
    expect(open.text).toContain(reason);
  });

  test.each(['suspended', 'restored'] as const)('%s has no mention of a reason without one', (kind) => {
    const shared = { to: 'dana@cards.example', name: 'Dana', publicUrl: 'https://negia.example' };
    const { text } = composeMail({ ...shared, kind, reason: '' }, 'en');
    expect(text).not.toMatch(/reason/i);
  });
});
