import { beforeEach, describe, expect, test } from 'vitest';
import { ensureFirstAdmin } from '../index.ts';
import { lastMailTo, startJobs, tokenIn } from '../testing/run-jobs.ts';
import {
  countByStatus,
  createBrowser,
  newGuest,
  newOwner,
  newPerson,
  startAccounts,
  type TestBrowser,
} from '../testing/test-browser.ts';

const start = new Date('2027-03-01T10:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const at = (milliseconds: number) => api.setTime(new Date(start.getTime() + milliseconds));
const newPassword = 'yam-hamelach-4-ever';
const message = 'הקישור כבר לא בתוקף. בקשו קישור חדש';
const invalidLink = { code: 'invalid_input', message, fields: { token: message } };

const api = await startAccounts({ RATE_LIMITS: 'off' });
await startJobs(api);
beforeEach(() => api.setTime(start));

async function mailedOwner() {
  const owner = await newOwner(api);
  return { ...owner, verifyToken: await lastToken(owner.person.email) };
}
const lastToken = async (address: string) => tokenIn(await lastMailTo(api, address));
async function requestReset(email: string): Promise<string> {
  await (await newGuest(api)).send('POST', '/api/auth/forgot-password', { email });
  return lastToken(email);
}
const reset = async (token: unknown, password: unknown = newPassword) =>
  (await newGuest(api)).send('POST', '/api/auth/reset-password', { token, password });
const checkReset = async (token: unknown) =>
  (await newGuest(api)).send('POST', '/api/auth/reset-password/check', { token });
const verify = async (token: unknown, browser?: TestBrowser) =>
  (browser ?? (await newGuest(api))).send('POST', '/api/auth/verify-email', { token });
const accountOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/account')).body;
const malformed = [undefined, null, 7, '', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`, ['a'.repeat(43)]];

describe('a password reset link', () => {
  test('works once, ends every session and verifies the address', async () => {
    const { browser, person } = await mailedOwner();
    const second = createBrowser(api);
    await second.login(person);
    const token = await requestReset(person.email);
    const { status, body } = await reset(token);
    expect([status, body]).toEqual([200, { message: 'הסיסמה הוחלפה. התחברו עם הסיסמה החדשה' }]);
    for (const one of [browser, second]) expect((await one.send('GET', '/api/account')).status).toBe(401);
    expect((await createBrowser(api).login(person)).status).toBe(401);
    const entered = createBrowser(api);
    expect((await entered.login({ ...person, password: newPassword })).status).toBe(200);
    expect((await accountOf(entered)).isEmailVerified).toBe(true);
    expect((await reset(token, 'one-more-password-3')).body).toMatchObject(invalidLink);
    expect((await lastMailTo(api, person.email)).headers.get('subject')).toContain('הסיסמה של החשבון');
  });

  test('can be asked whether it still works, which uses nothing up', async () => {
    const { browser, person } = await mailedOwner();
    const token = await requestReset(person.email);
    for (const _ of [1, 2]) expect((await checkReset(token)).body).toEqual({ success: true });
    expect((await browser.send('GET', '/api/account')).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await checkReset(token)).body).toMatchObject(invalidLink);
    expect((await checkReset('a'.repeat(43))).body).toMatchObject(invalidLink);
    for (const bad of malformed) expect((await checkReset(bad)).status).toBe(400);
    const late = await requestReset(person.email);
    at(31 * minute);
    expect((await checkReset(late)).body).toMatchObject(invalidLink);
  });

  test('used by 50 concurrent requests sets one password', async () => {
    const { person } = await mailedOwner();
    const token = await requestReset(person.email);
    const passwords = Array.from({ length: 50 }, (_, index) => `yam-hamelach-${index}-ever`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const acceptedPasswords = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(countByStatus(answers)).toEqual({ 200: 1, 400: 49 });
    expect((await createBrowser(api).login({ ...person, password: acceptedPasswords[0] ?? '' })).status).toBe(200);
  });

  test('is valid for 30 minutes to the millisecond', async () => {
    const { person } = await mailedOwner();
    const token = await requestReset(person.email);
    at(30 * minute);
    expect((await reset(token)).body).toMatchObject(invalidLink);
    at(30 * minute - 1);
    expect((await reset(token)).status).toBe(200);
  });

  test('is invalid once a newer one was sent', async () => {
    const { person } = await mailedOwner();
    const older = await requestReset(person.email);
    const newer = await requestReset(person.email);
    expect(newer).not.toBe(older);
    expect((await reset(older)).body).toMatchObject(invalidLink);
    expect((await reset(newer)).status).toBe(200);
  });

  test('remains valid when the password breaks a rule, which is reported', async () => {
    const { person } = await mailedOwner();
    const token = await requestReset(person.email);
    const rejectedPasswords = ['short', 'x'.repeat(129), '123456789', person.username, undefined, 'tab\there-it-is'];
    for (const password of rejectedPasswords) {
      const { status, body } = await reset(token, password === undefined ? null : password);
      expect([password, status, Object.keys(body.fields)]).toEqual([password, 400, ['password']]);
    }
    expect((await createBrowser(api).login(person)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  test('requires fifteen characters of an admin', async () => {
    const email = 'admin@cards.example';
    await ensureFirstAdmin(api.services.db, email, 'a-long-password-of-an-admin');
    const token = await requestReset(email);
    expect((await reset(token, 'fourteen-chars')).body.fields).toEqual({
      password: 'סיסמה של מנהל מערכת חייבת להכיל לפחות 15 תווים',
    });
    expect((await reset(token, 'fifteen-letters')).status).toBe(200);
  });

  test('that is malformed or of another kind is refused as an invalid link', async () => {
    const { verifyToken } = await mailedOwner();
    for (const token of [...malformed, 'a'.repeat(43), verifyToken]) {
      const { status, body } = await reset(token);
      expect([status, body.fields]).toEqual([400, invalidLink.fields]);
    }
  });

  test('cancels a pending change of address, which an attacker may have requested', async () => {
    const { browser, person } = await mailedOwner();
    const thief = `thief-${person.email}`;
    await browser.send('PUT', '/api/account/email', { email: thief });
    const pendingToken = await lastToken(thief);
    expect((await reset(await requestReset(person.email))).status).toBe(200);
    expect((await verify(pendingToken)).body).toMatchObject(invalidLink);
    const entered = createBrowser(api);
    await entered.login({ ...person, password: newPassword });
    expect(await accountOf(entered)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  test('is invalid once the account has changed its address', async () => {
    const { browser, person } = await mailedOwner();
    const token = await requestReset(person.email);
    const email = `next-${person.email}`;
    await browser.send('PUT', '/api/account/email', { email });
    expect((await verify(await lastToken(email), browser)).status).toBe(200);
    expect((await reset(token)).body).toMatchObject(invalidLink);
    expect((await createBrowser(api).login({ ...person, email })).status).toBe(200);
  });

  test('is invalid once the owner has changed the password', async () => {
    const { browser, person } = await mailedOwner();
    const token = await requestReset(person.email);
    const change = { currentPassword: person.password, password: newPassword };
    expect((await browser.send('PUT', '/api/account/password', change)).status).toBe(200);
    expect((await reset(token, 'one-more-password-3')).body).toMatchObject(invalidLink);
  });
});

describe('an email verification link', () => {
  test('works once, for the registered address', async () => {
    const { browser, person, verifyToken } = await mailedOwner();
    expect((await accountOf(browser)).isEmailVerified).toBe(false);
    const { status, body } = await verify(verifyToken, browser);
    expect([status, body]).toEqual([200, { email: person.email, message: 'כתובת המייל אומתה' }]);
    expect((await accountOf(browser)).isEmailVerified).toBe(true);
    expect((await verify(verifyToken)).body).toMatchObject(invalidLink);
  });

  test('is valid for three days to the millisecond', async () => {
    const { browser, verifyToken } = await mailedOwner();
    at(3 * day);
    expect((await verify(verifyToken, browser)).body).toMatchObject(invalidLink);
    at(3 * day - 1);
    expect((await verify(verifyToken, browser)).status).toBe(200);
  });

  test('is invalid once a newer one was sent', async () => {
    const { browser, person, verifyToken } = await mailedOwner();
    await browser.send('POST', '/api/account/email/resend');
    const newer = await lastToken(person.email);
    expect((await verify(verifyToken)).body).toMatchObject(invalidLink);
    expect((await verify(newer, browser)).status).toBe(200);
  });

  test('used by 50 concurrent requests works once', async () => {
    const { browser, verifyToken } = await mailedOwner();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(verifyToken, browser)));
    expect(countByStatus(answers)).toEqual({ 200: 1, 400: 49 });
  });

  test('that is malformed or of another kind is refused as an invalid link', async () => {
    const { person } = await mailedOwner();
    for (const token of [...malformed, 'a'.repeat(43), await requestReset(person.email)]) {
      const { status, body } = await verify(token);
      expect([status, body.fields]).toEqual([400, invalidLink.fields]);
    }
  });
});

describe('a link that changes the email address', () => {
  const requestChange = async (browser: TestBrowser, email: string) => {
    const answer = await browser.send('PUT', '/api/account/email', { email });
    return { answer, token: await lastToken(email) };
  };

  test('replaces the old address, which can no longer sign in', async () => {
    const { browser, person } = await mailedOwner();
    const email = `Next-${person.email}`;
    const { answer, token } = await requestChange(browser, email);
    expect(answer.body).toMatchObject({ email: person.email, pendingEmail: email });
    expect((await createBrowser(api).login(person)).status).toBe(200);
    expect((await verify(token, browser)).body.email).toBe(email);
    expect(await accountOf(browser)).toMatchObject({ email, pendingEmail: null, isEmailVerified: true });
    expect((await createBrowser(api).login(person)).status).toBe(401);
    expect((await createBrowser(api).login({ ...person, email: email.toLowerCase() })).status).toBe(200);
  });

  test('to an address that was taken in the meantime is a conflict, and changes nothing', async () => {
    const { browser, person } = await mailedOwner();
    const email = `wanted-${person.email}`;
    const { token } = await requestChange(browser, email);
    await createBrowser(api).register(newPerson({ email: email.toUpperCase() }));
    const { status, body } = await verify(token, browser);
    expect([status, body]).toMatchObject([409, { code: 'conflict', fields: { email: expect.any(String) } }]);
    expect(await accountOf(browser)).toMatchObject({ email: person.email, pendingEmail: email });
    expect((await createBrowser(api).login(person)).status).toBe(200);
  });

  test('to one address requested by two owners works for one', async () => {
    const [one, two] = await Promise.all([mailedOwner(), mailedOwner()]);
    const email = `both-${one.person.email}`;
    const first = await requestChange(one.browser, email);
    const second = await requestChange(two.browser, email);
    const answers = await Promise.all([verify(first.token, one.browser), verify(second.token, two.browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is invalid when the owner cancelled it or requested another', async () => {
    const { browser, person } = await mailedOwner();
    const first = await requestChange(browser, `one-${person.email}`);
    const second = await requestChange(browser, `two-${person.email}`);
    expect((await verify(first.token)).body).toMatchObject(invalidLink);
    await browser.send('DELETE', '/api/account/email');
    expect((await verify(second.token)).body).toMatchObject(invalidLink);
    expect(await accountOf(browser)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  test('and its concurrent cancellation never deadlock', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { browser, person } = await mailedOwner();
      const { token } = await requestChange(browser, `race-${person.email}`);
      const answers = await Promise.all([verify(token, browser), browser.send('DELETE', '/api/account/email')]);
      expect([200, 400]).toContain(answers[0]?.status);
      expect(answers[1]?.status).toBe(200);
      expect((await accountOf(browser)).pendingEmail).toBeNull();
    }
  });
});
