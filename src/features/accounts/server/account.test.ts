import { afterEach, describe, expect, test } from 'vitest';
import { sweep } from './testing/run-jobs.ts';
import {
  countByStatus,
  createBrowser,
  goodPassword,
  newGuest,
  newOwner,
  newPerson,
  startAccounts,
  type TestBrowser,
} from './testing/test-browser.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
afterEach(() => api.setTime(undefined));

const later = (minutes: number) => api.setTime(new Date(Date.now() + minutes * 60_000));

describe('the account', () => {
  test('returns all data to its owner, and no secret', async () => {
    const { browser, user, person } = await newOwner(api);
    const { body } = await browser.send('GET', '/api/account');
    expect(body).toEqual({
      ...user,
      isEmailVerified: false,
      pendingEmail: null,
      language: 'he',
      hasPassword: true,
      hasGoogle: false,
      isGoogleOffered: false,
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
      adminLacks: [],
      lockedRole: null,
      isDemo: false,
      trialEndsAt: expect.stringMatching(/Z$/),
      deletesAt: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(JSON.stringify(body)).not.toMatch(/argon|hash|secret_/i);
    expect(JSON.stringify(body)).not.toContain(person.password);
  });

  test('changes name, username and language, together or alone', async () => {
    const { browser } = await newOwner(api);
    const newUsername = newPerson().username;
    const change = async (details: object) => (await browser.send('PUT', '/api/account', details)).body;
    const names = { displayName: 'דנה לוי', username: newUsername };
    const typed = { displayName: '  דנה   לוי ', username: newUsername, language: 'en' };
    expect(await change(typed)).toMatchObject({ ...names, language: 'en' });
    expect(await change({ language: 'he' })).toMatchObject({ ...names, language: 'he' });
    expect((await browser.send('PUT', '/api/account', {})).status).toBe(200);
  });

  test('can change the case of its own username', async () => {
    const { browser, person } = await newOwner(api);
    const { body } = await browser.send('PUT', '/api/account', { username: person.username.toUpperCase() });
    expect(body.username).toBe(person.username.toUpperCase());
  });

  test.each([
    [{ displayName: '' }, { displayName: 'איך קוראים לכם?' }],
    [{ displayName: '\u200f \u200e' }, { displayName: 'איך קוראים לכם?' }],
    [{ displayName: 'x'.repeat(61) }, { displayName: 'השם יכול להכיל עד 60 תווים' }],
    [{ displayName: 'a\u0000b' }, { displayName: 'ערך לא תקין' }],
    [{ username: 'x' }, { username: 'שם משתמש חייב להכיל לפחות 2 תווים' }],
    [{ username: 'admin' }, { username: 'שם המשתמש הזה שמור למערכת' }],
    [{ language: 'fr' }, { language: 'ערך לא תקין' }],
  ])('returns validation errors for %j', async (change, fields) => {
    const { browser } = await newOwner(api);
    expect((await browser.send('PUT', '/api/account', change)).body.fields).toEqual(fields);
  });

  test('cannot take the username of another user', async () => {
    const [one, two] = [await newOwner(api), await newOwner(api)];
    const answer = await one.browser.send('PUT', '/api/account', { username: two.person.username.toUpperCase() });
    expect(answer).toMatchObject({ status: 409, body: { fields: { username: 'שם המשתמש הזה תפוס' } } });
  });

  test('50 concurrent requests for one free username: one succeeds', async () => {
    const owners = await Promise.all(Array.from({ length: 50 }, () => newOwner(api)));
    const { username } = newPerson();
    const answers = await Promise.all(owners.map(({ browser }) => browser.send('PUT', '/api/account', { username })));
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 49 });
  });
});

describe('a new email address', () => {
  const pending = async () => {
    const one = await newOwner(api);
    const { email } = newPerson();
    const answer = await one.browser.send('PUT', '/api/account/email', { email });
    return { ...one, email, answer };
  };

  test('is pending until its link is opened; the old one still signs in', async () => {
    const { browser, person, email, answer } = await pending();
    expect(answer.body).toMatchObject({ email: person.email, pendingEmail: email });
    expect((await createBrowser(api).login(person)).status).toBe(200);
    expect((await createBrowser(api).login({ ...person, email })).status).toBe(401);
    expect((await browser.send('DELETE', '/api/account/email')).body.pendingEmail).toBeNull();
  });

  test.each([
    ['the same', (person: { email: string }) => person.email.toUpperCase(), 400, 'זו כבר הכתובת שלכם'],
    ['no mail', () => 'dana', 400, 'כתובת מייל לא תקינה'],
  ])('that is %s is rejected at its field', async (_, email, status, message) => {
    const { browser, person } = await newOwner(api);
    const answer = await browser.send('PUT', '/api/account/email', { email: email(person) });
    expect([answer.status, answer.body.fields]).toEqual([status, { email: message }]);
  });

  test('that belongs to another user is rejected with 409', async () => {
    const [one, two] = [await newOwner(api), await newOwner(api)];
    const answer = await one.browser.send('PUT', '/api/account/email', { email: two.person.email });
    expect(answer).toMatchObject({ status: 409, body: { fields: { email: expect.stringContaining('כבר רשומה') } } });
  });

  test('requires authentication within the last ten minutes', async () => {
    const { browser, person } = await newOwner(api);
    later(11);
    const requestChange = () => browser.send('PUT', '/api/account/email', { email: newPerson().email });
    expect(await requestChange()).toMatchObject({ status: 403, body: { code: 'confirm_needed' } });
    const wrong = await browser.send('POST', '/api/auth/confirm', { password: 'not-my-password-3' });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { password: 'הסיסמה שגויה' } } });
    expect((await requestChange()).status).toBe(403);
    expect((await browser.send('POST', '/api/auth/confirm', { password: person.password })).status).toBe(200);
    expect((await requestChange()).status).toBe(200);
    later(22);
    expect((await requestChange()).status).toBe(403);
  });

  test('gets another email on request', async () => {
    const { browser, email } = await pending();
    const again = await browser.send('POST', '/api/account/email/resend');
    expect(again.body.message).toBe(`שלחנו קישור לכתובת ${email}`);
  });
});

describe('a new password', () => {
  const change = (browser: TestBrowser, body: unknown) => browser.send('PUT', '/api/account/password', body);

  test('works from now on, and the old one does not', async () => {
    const { browser, person, user } = await newOwner(api);
    const password = 'another-good-one-5';
    expect((await change(browser, { currentPassword: person.password, password })).body).toEqual({
      message: 'הסיסמה הוחלפה, וכל המכשירים האחרים נותקו',
      token: expect.any(String),
      user,
    });
    expect((await createBrowser(api).login(person)).status).toBe(401);
    expect((await createBrowser(api).login({ ...person, password })).status).toBe(200);
    expect((await browser.send('GET', '/api/auth/current-user')).status).toBe(200);
  });

  test.each([
    [{ currentPassword: 'not-my-password-3', password: 'another-good-one-5' }, { currentPassword: 'הסיסמה שגויה' }],
    [{ password: 'another-good-one-5' }, { currentPassword: 'הסיסמה שגויה' }],
    [{ currentPassword: goodPassword, password: '12345' }, { password: 'סיסמה חייבת להכיל לפחות 6 תווים' }],
    [
      { currentPassword: goodPassword, password: 'qwerty123' },
      { password: 'הסיסמה הזאת נפוצה מדי וקל לנחש אותה. בחרו סיסמה אחרת' },
    ],
  ])('%j returns validation errors and changes nothing', async (body, fields) => {
    const { browser, person } = await newOwner(api);
    const answer = await change(browser, body);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    expect((await createBrowser(api).login(person)).status).toBe(200);
  });

  test('is set without the old one when there is none', async () => {
    const { browser, person, user } = await newOwner(api);
    await api.pool.query('update users set password_hash = null where id = $1', [user.id]);
    const confirmed = await browser.send('POST', '/api/auth/confirm', { password: goodPassword });
    expect(confirmed.body.message).toContain('עדיין אין סיסמה');
    later(11);
    expect((await change(browser, { password: 'the-first-one-7' })).body.code).toBe('confirm_needed');
    api.setTime(undefined);
    expect((await change(browser, { password: 'the-first-one-7' })).status).toBe(200);
    expect((await createBrowser(api).login({ ...person, password: 'the-first-one-7' })).status).toBe(200);
  });

  test('cancels a pending change of the email address', async () => {
    const { browser, person } = await newOwner(api);
    await browser.send('PUT', '/api/account/email', { email: newPerson().email });
    await change(browser, { currentPassword: person.password, password: 'another-good-one-5' });
    expect((await browser.send('GET', '/api/account')).body.pendingEmail).toBeNull();
  });

  test('does not turn a browser session into a remembered one', async () => {
    const { person } = await newOwner(api);
    const browser = createBrowser(api);
    await browser.login(person, { rememberMe: false });
    const answer = await change(browser, { currentPassword: person.password, password: 'another-good-one-5' });
    const setCookie = answer.headers.getSetCookie().find((one) => one.startsWith('session='));
    expect(setCookie).not.toContain('Max-Age');
  });
});

describe('sessions', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

  test('are listed with their device, the current one marked, newest first', async () => {
    const { browser, person } = await newOwner(api);
    const phone = await newGuest(api);
    later(1);
    await phone.send('POST', '/api/auth/login', person, { 'user-agent': chrome });
    const { body } = await browser.send('GET', '/api/account/sessions');
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({ browser: 'Chrome', system: 'Android', isPhone: true, isCurrent: false });
    expect(body[1]).toMatchObject({ isCurrent: true });
    expect(Object.keys(body[0]).sort()).toEqual(
      ['browser', 'createdAt', 'id', 'isCurrent', 'isPhone', 'lastSeenAt', 'system'].sort(),
    );
  });

  test('are ended one by one, or all except the current one', async () => {
    const { browser, person } = await newOwner(api);
    const others = [createBrowser(api), createBrowser(api), createBrowser(api)];
    for (const other of others) await other.login(person);
    const list = (await browser.send('GET', '/api/account/sessions')).body;
    const first = list.find((one: { isCurrent: boolean }) => !one.isCurrent);
    expect((await browser.send('DELETE', `/api/account/sessions/${first.id}`)).body).toHaveLength(3);
    expect((await browser.send('DELETE', '/api/account/sessions')).body).toHaveLength(1);
    const answers = await Promise.all(others.map((other) => other.send('GET', '/api/auth/current-user')));
    expect(countByStatus(answers)).toEqual({ 401: 3 });
    expect((await browser.send('GET', '/api/auth/current-user')).status).toBe(200);
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999', '1%20or%201'])('the id %s is rejected with 400', async (id) => {
    const { browser } = await newOwner(api);
    expect((await browser.send('DELETE', `/api/account/sessions/${id}`)).status).toBe(400);
  });

  test('record when they were last seen', async () => {
    const { browser } = await newOwner(api);
    later(30);
    await browser.send('GET', '/api/account');
    const [one] = (await browser.send('GET', '/api/account/sessions')).body;
    expect(Date.parse(one.lastSeenAt) - Date.parse(one.createdAt)).toBeGreaterThan(29 * 60_000);
  });

  test('that have expired are deleted', async () => {
    const { user } = await newOwner(api);
    later(31 * 24 * 60);
    await sweep(api);
    expect(await api.rows('select 1 from sessions where user_id = $1', [user.id])).toEqual([]);
  });
});
