import { afterEach, describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../../demo-account.ts';
import { seedDemo } from '../index.ts';
import { sweep } from '../testing/run-jobs.ts';
import {
  createBrowser,
  enterDemo,
  goodPassword,
  newGuest,
  newOwner,
  newPerson,
  startAccounts,
  type TestBrowser,
} from '../testing/test-browser.ts';

const api = await startAccounts({ RATE_LIMITS: 'off' });
await seedDemo(api.services.db);
afterEach(() => api.setTime(undefined));

const later = (minutes: number) => api.setTime(new Date(Date.now() + minutes * 60_000));
const day = 24 * 60;
const setCookieHeader = (headers: Headers, name: string) =>
  headers.getSetCookie().find((header) => header.startsWith(`${name}=`)) ?? '';
const currentUserOf = async (browser: TestBrowser, headers = {}) =>
  (await browser.send('GET', '/api/auth/current-user', undefined, headers)).status;
const roleOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/auth/current-user')).body.userRole;

describe('the CSRF token', () => {
  test('is returned in the response and as a cookie readable by scripts, with an anonymous session', async () => {
    const answer = await createBrowser(api).send('GET', '/api/csrf-token');
    expect(answer.body).toEqual({ csrfToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(setCookieHeader(answer.headers, 'XSRF-TOKEN')).toBe(
      `XSRF-TOKEN=${answer.body.csrfToken}; Path=/; SameSite=Lax`,
    );
    expect(setCookieHeader(answer.headers, 'session')).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await api.row('select count(*)::int as n from sessions')).n).toBe(0);
  });

  test('is the same within one browser and differs between two', async () => {
    const [one, two] = [createBrowser(api), createBrowser(api)];
    const fetchToken = async (browser: typeof one) => (await browser.send('GET', '/api/csrf-token')).body.csrfToken;
    expect(await fetchToken(one)).toBe(await fetchToken(one));
    expect(await fetchToken(one)).not.toBe(await fetchToken(two));
  });

  test('from before a sign-in is valid for ten minutes on the new session', async () => {
    const browser = createBrowser(api);
    const before = (await browser.send('GET', '/api/csrf-token')).body.csrfToken;
    await browser.register();
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before);
    const change = (token: string) =>
      browser.send('PUT', '/api/account', { displayName: 'דנה' }, { 'csrf-token': token });
    expect((await change(before)).status).toBe(200);
    later(9);
    expect((await change(before)).status).toBe(200);
    later(11);
    expect((await change(before)).body.code).toBe('csrf_failed');
    expect((await change(browser.cookies.get('XSRF-TOKEN') ?? '')).status).toBe(200);
  });
});

describe('registering', () => {
  test('returns the user and a message, starts the trial and signs in', async () => {
    const browser = createBrowser(api);
    const person = newPerson();
    const { status, body } = await browser.register(person);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'נרשמת בהצלחה',
      token: expect.any(String),
      user: {
        id: expect.any(Number),
        username: person.username,
        displayName: person.username,
        email: person.email,
        userRole: 'subscriber',
        unreadSupportMessages: 0,
        language: 'he',
      },
    });
    expect(await currentUserOf(browser)).toBe(200);
  });

  test('stores the password only as argon2id, and never logs it', async () => {
    const { person } = await newOwner(api, { password: 'a-secret-of-mine-42' });
    const rows = await api.rows('select * from users where email = $1', [person.email]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(person.password);
    expect(api.logged.join('')).not.toContain(person.password);
  });

  test.each([
    ['username', '', 'שם משתמש חייב להכיל לפחות 2 תווים'],
    ['username', 'א', 'שם משתמש חייב להכיל לפחות 2 תווים'],
    ['username', 'x'.repeat(21), 'שם משתמש חייב להיות עד 20 תווים'],
    ['username', 'dana!levi', 'אפשר אותיות בעברית או באנגלית, ספרות, נקודה, מקף וקו תחתון'],
    ['username', '...', 'אפשר אותיות בעברית או באנגלית, ספרות, נקודה, מקף וקו תחתון'],
    ['username', 'dаna', 'אפשר אותיות בעברית או באנגלית, ספרות, נקודה, מקף וקו תחתון'],
    ['username', 'dana\u0000', 'אפשר אותיות בעברית או באנגלית, ספרות, נקודה, מקף וקו תחתון'],
    ['username', 7, 'שם משתמש חייב להכיל לפחות 2 תווים'],
    ['email', 'dana', 'כתובת מייל לא תקינה'],
    ['email', 'dana@', 'כתובת מייל לא תקינה'],
    ['email', 'dana@cards', 'כתובת מייל לא תקינה'],
    ['email', `${'x'.repeat(250)}@cards.example`, 'כתובת מייל לא תקינה'],
    ['email', null, 'כתובת מייל לא תקינה'],
    ['password', '12345', 'סיסמה חייבת להכיל לפחות 6 תווים'],
    ['password', undefined, 'סיסמה חייבת להכיל לפחות 6 תווים'],
    ['password', 'x'.repeat(129), 'סיסמה יכולה להכיל עד 128 תווים'],
    ['password', 'good\u0000good', 'הסיסמה מכילה תו שאי אפשר להקליד'],
    ['password', '123456', 'הסיסמה הזאת נפוצה מדי וקל לנחש אותה. בחרו סיסמה אחרת'],
    ['password', 'Password1', 'הסיסמה הזאת נפוצה מדי וקל לנחש אותה. בחרו סיסמה אחרת'],
    ['password', 'שלום123', 'הסיסמה הזאת נפוצה מדי וקל לנחש אותה. בחרו סיסמה אחרת'],
    ['password', 'aaaaaaaa', 'הסיסמה הזאת נפוצה מדי וקל לנחש אותה. בחרו סיסמה אחרת'],
  ])('reports an invalid %s: %j', async (field, value, message) => {
    const answer = await createBrowser(api).register({ ...newPerson(), [field]: value } as never);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
  });

  test.each(['mosheplumber', 'mosheplumber@cards.example'])(
    'refuses the password %s of its owner',
    async (password) => {
      const person = { username: 'mosheplumber', email: 'mosheplumber@cards.example', password };
      const message = 'הסיסמה דומה מדי לשם או למייל שלכם. בחרו סיסמה אחרת';
      expect((await createBrowser(api).register(person)).body.fields).toEqual({ password: message });
    },
  );

  test('returns English messages for an English request', async () => {
    const browser = await newGuest(api);
    const english = { 'accept-language': 'en' };
    const bad = await browser.send('POST', '/api/auth/register', { ...newPerson(), username: 'x' }, english);
    expect(bad.body.fields).toEqual({ username: 'The username must have at least 2 characters' });
    const person = newPerson();
    const good = await browser.send('POST', '/api/auth/register', person, english);
    expect(good.body.message).toBe('Your account is ready');
    expect((await api.row('select language from users where email = $1', [person.email])).language).toBe('en');
  });

  test.each([
    ['another case', (username: string) => username.toUpperCase()],
    ['the same', (username: string) => username],
    ['full-width letters', (username: string) => username.replace('d', 'ｄ')],
  ])('a username is unique, in %s', async (_, variant) => {
    const { person } = await newOwner(api);
    expect(await createBrowser(api).register(newPerson({ username: variant(person.username) }))).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { username: 'שם המשתמש הזה תפוס' } },
    });
  });

  test('who registers again is told of the account, not of the username', async () => {
    const { person } = await newOwner(api);
    const message = 'כתובת המייל הזאת כבר רשומה. אפשר להתחבר איתה';
    const { body } = await createBrowser(api).register(person);
    expect([body.message, body.fields]).toEqual([message, { email: message }]);
  });

  test.each([
    ['another case', (email: string) => email.toUpperCase()],
    ['blanks around it', (email: string) => `  ${email} `],
    ['bidi marks in it', (email: string) => `\u200f${email}\u200e`],
  ])('an email is unique, in %s', async (_, variant) => {
    const { person } = await newOwner(api);
    const answer = await createBrowser(api).register({ ...newPerson(), email: variant(person.email) });
    expect(answer.body.fields).toEqual({ email: 'כתובת המייל הזאת כבר רשומה. אפשר להתחבר איתה' });
  });

  test.each(['admin', 'Support', 'negia', 'נגיעה', 'תמיכה'])('the username %s is reserved', async (username) => {
    const answer = await createBrowser(api).register({ ...newPerson(), username });
    expect(answer).toMatchObject({ status: 409, body: { fields: { username: 'שם המשתמש הזה שמור למערכת' } } });
  });

  test.each(['דנה', 'דנה.לוי', 'dana_levi-7', 'אב'])('accepts the username %s', async (username) => {
    const { user } = await newOwner(api, { username });
    expect(user.username).toBe(username);
  });

  test('accepts a Hebrew password of 128 characters, compared to its last', async () => {
    const password = 'סיסמתיהארוכהמאוד'.repeat(8);
    expect([...password]).toHaveLength(128);
    const { person } = await newOwner(api, { password });
    expect((await createBrowser(api).login(person)).status).toBe(200);
    expect((await createBrowser(api).login({ ...person, password: `${password.slice(0, -1)}ת` })).status).toBe(401);
  });
});

describe('signing in', () => {
  test('returns the user, a token and a message', async () => {
    const { person, user } = await newOwner(api);
    const { status, body } = await createBrowser(api).login(person);
    expect([status, body]).toEqual([200, { message: 'התחברת בהצלחה', token: expect.any(String), user }]);
  });

  test.each([
    [{ email: 'x', password: goodPassword }, { email: 'כתובת מייל לא תקינה' }],
    [{ email: 'a@cards.example', password: '12345' }, { password: 'סיסמה חייבת להכיל לפחות 6 תווים' }],
    [{}, { email: 'כתובת מייל לא תקינה', password: 'סיסמה חייבת להכיל לפחות 6 תווים' }],
  ])('returns validation errors for %j', async (form, fields) => {
    const answer = await createBrowser(api).login(form as never);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });

  test('accepts the email in any case', async () => {
    const { person } = await newOwner(api);
    expect((await createBrowser(api).login({ ...person, email: ` ${person.email.toUpperCase()}` })).status).toBe(200);
  });

  test('remembers for thirty days, or when disabled for the browser session, twelve hours at most', async () => {
    const { person } = await newOwner(api);
    const [remembered, sessionOnly, explicit] = [createBrowser(api), createBrowser(api), createBrowser(api)];
    const byDefault = await remembered.login(person);
    const explicitly = await explicit.login(person, { rememberMe: true });
    const unremembered = await sessionOnly.login(person, { rememberMe: false });
    for (const { headers } of [byDefault, explicitly])
      expect(setCookieHeader(headers, 'session')).toContain('Max-Age=2592000');
    expect(setCookieHeader(unremembered.headers, 'session')).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    later(12 * 60 - 1);
    expect([await currentUserOf(remembered), await currentUserOf(sessionOnly)]).toEqual([200, 200]);
    later(12 * 60 + 1);
    expect([await currentUserOf(remembered), await currentUserOf(sessionOnly)]).toEqual([200, 401]);
    later(30 * day - 1);
    expect(await currentUserOf(remembered)).toBe(200);
    later(30 * day + 1);
    expect(await currentUserOf(remembered)).toBe(401);
  });

  test('creates a new session and ends the previous one of the browser', async () => {
    const { browser, person } = await newOwner(api);
    const before = browser.cookies.get('session');
    await browser.login(person);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await currentUserOf(createBrowser(api), { cookie: `session=${before}` })).toBe(401);
  });

  test('stores only a hash of the cookie', async () => {
    const { browser } = await newOwner(api);
    const rows = await api.rows('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('session'));
  });
});

describe('on https', async () => {
  const settings = { PUBLIC_URL: 'https://cards.example', ALLOW_SANDBOX: '1', ADMIN_EMAIL: 'a@cards.example' };
  const secure = await startAccounts({ RATE_LIMITS: 'off', NODE_ENV: 'test', ...settings });

  test('cookies are Secure, and those hidden from scripts are bound to the host', async () => {
    const browser = createBrowser(secure);
    const { headers } = await browser.register();
    const names = ['XSRF-TOKEN', '__Host-device', '__Host-session'];
    expect(
      headers
        .getSetCookie()
        .map((header) => header.split('=')[0])
        .sort(),
    ).toEqual(names);
    for (const header of headers.getSetCookie()) expect(header).toMatch(/; Path=\/;.* Secure/);
    expect(await currentUserOf(browser)).toBe(200);
    const prefixlessCookie = { cookie: `session=${browser.cookies.get('__Host-session')}` };
    expect((await secure.send('GET', '/api/auth/current-user', undefined, prefixlessCookie)).status).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session, its tokens and its cookies', async () => {
    const { browser, token } = await newOwner(api);
    const before = browser.cookies.get('session');
    const answer = await browser.logout();
    expect([answer.status, answer.body]).toEqual([200, { message: 'התנתקתם בהצלחה' }]);
    expect([...browser.cookies.keys()]).toEqual(['device']);
    expect(await currentUserOf(createBrowser(api), { cookie: `session=${before}` })).toBe(401);
    expect(await currentUserOf(createBrowser(api), { authorization: `Bearer ${token}` })).toBe(401);
  });

  test('succeeds without a session, with a body or without', async () => {
    expect((await createBrowser(api).logout()).status).toBe(200);
    expect((await createBrowser(api).send('POST', '/api/auth/logout', {})).status).toBe(200);
  });

  test('by a token alone ends its session', async () => {
    const { browser, token } = await newOwner(api);
    await api.send('POST', '/api/auth/logout', undefined, { authorization: `Bearer ${token}` });
    expect(await currentUserOf(browser)).toBe(401);
  });

  test('does not affect other browsers of the same owner', async () => {
    const { browser, person } = await newOwner(api);
    const other = createBrowser(api);
    await other.login(person);
    await browser.logout();
    expect(await currentUserOf(other)).toBe(200);
  });
});

describe('the current user', () => {
  test('is returned both flat and nested, with a new token', async () => {
    const { browser, user } = await newOwner(api);
    const answer = await browser.send('GET', '/api/auth/current-user');
    expect(answer.body).toEqual({ ...user, user, token: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('returns 401 to a visitor', async () => {
    const answer = await createBrowser(api).send('GET', '/api/auth/current-user');
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated', message: 'נדרשת התחברות' } });
  });

  test('by a token alone is returned without a new token, so that it cannot be prolonged', async () => {
    const { user, token } = await newOwner(api);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await createBrowser(api).send('GET', '/api/auth/current-user', undefined, headers);
    expect(answer.body).toEqual({ ...user, user });
  });

  test('by a token is available for 15 minutes', async () => {
    const { token } = await newOwner(api);
    const headers = { authorization: `Bearer ${token}` };
    later(14);
    expect(await currentUserOf(createBrowser(api), headers)).toBe(200);
    later(16);
    expect(await currentUserOf(createBrowser(api), headers)).toBe(401);
  });

  test('by the cookie is available although the token beside it has expired', async () => {
    const { browser, token } = await newOwner(api);
    later(60);
    expect(await currentUserOf(browser, { authorization: `Bearer ${token}` })).toBe(200);
  });

  test('is a subscriber during the trial, then an ordinary user', async () => {
    const { browser } = await newOwner(api);
    expect(await roleOf(browser)).toBe('subscriber');
    later(14 * day + 1);
    expect(await roleOf(browser)).toBe('user');
  });

  test('is a subscriber while a paid plan is active, whatever the state of the trial', async () => {
    const { browser, person } = await newOwner(api);
    later(14 * day + 1);
    const until = new Date(api.services.clock.now().getTime() + 3_600_000);
    const paid = `update users set paid_package = 'advanced', paid_until = $2 where email = $1`;
    await api.pool.query(paid, [person.email, until]);
    expect(await roleOf(browser)).toBe('subscriber');
    api.setTime(until);
    expect(await roleOf(browser)).toBe('user');
  });

  test('becomes an admin only in a new strong session, and is demoted at once', async () => {
    const { browser, person } = await newOwner(api, { password: 'a-long-password-for-admins' });
    const setRole = (role: string) =>
      api.pool.query('update users set role = $1 where email = $2', [role, person.email]);
    await setRole('admin');
    expect(await roleOf(browser)).toBe('subscriber');
    const before = browser.cookies.get('session');
    expect((await browser.login(person)).body.user.userRole).toBe('admin');
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await roleOf(browser)).toBe('admin');
    await setRole('user');
    expect(await roleOf(browser)).toBe('subscriber');
  });

  test('with a short password is not an admin, and gets the reason', async () => {
    const { browser, person } = await newOwner(api, { password: 'short-one-9' });
    await api.pool.query("update users set role = 'admin' where email = $1", [person.email]);
    expect((await browser.login(person)).body.user.userRole).toBe('subscriber');
    expect((await browser.send('GET', '/api/account')).body.adminLacks).toEqual(['password']);
    const change = (password: string) =>
      browser.send('PUT', '/api/account/password', { currentPassword: person.password, password });
    expect((await change('fourteen-chars')).body.fields).toEqual({
      password: 'סיסמה של מנהל מערכת חייבת להכיל לפחות 15 תווים',
    });
    expect((await change('fifteen-letters')).body.user.userRole).toBe('admin');
  });

  test('returns 401 once the account is deleted', async () => {
    const { browser, user } = await newOwner(api);
    await api.pool.query('delete from users where id = $1', [user.id]);
    expect(await currentUserOf(browser)).toBe(401);
  });
});

describe('the demo account', () => {
  const enter = () => enterDemo(api);

  test('signs in through the ordinary endpoint, as a subscriber', async () => {
    const { browser, user } = await enter();
    expect(user).toMatchObject({ email: demoEmail, userRole: 'subscriber' });
    expect((await browser.send('GET', '/api/account')).body).toMatchObject({ isDemo: true, email: demoEmail });
  });

  test('uses the language of the request', async () => {
    const browser = await newGuest(api);
    const english = { 'accept-language': 'en' };
    const demo = { email: demoEmail, password: demoPassword };
    const { body } = await browser.send('POST', '/api/auth/login', demo, english);
    expect(body.user.displayName).toBe('Dana of Example Studio');
    expect((await browser.send('GET', '/api/account')).body).toMatchObject({ language: 'en', hasPassword: true });
    expect((await enter()).user.displayName).toBe('דנה מסטודיו לדוגמה');
  });

  test('gives every session its own copy', async () => {
    const [one, two] = [await enter(), await enter()];
    expect(one.user.id).not.toBe(two.user.id);
    expect(one.user.username).not.toBe(two.user.username);
  });

  test.each([
    ['PUT', '/api/account', { displayName: 'x' }],
    ['PUT', '/api/account/password', { currentPassword: demoPassword, password: goodPassword }],
    ['PUT', '/api/account/email', { email: 'me@cards.example' }],
    ['POST', '/api/account/email/resend', undefined],
    ['GET', '/api/account/sessions', undefined],
    ['DELETE', '/api/account/sessions', undefined],
    ['POST', '/api/auth/confirm', { password: demoPassword }],
  ])('gets 403 demo_refused from %s %s with an invitation to register', async (method, path, body) => {
    const { browser } = await enter();
    const answer = await browser.send(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'demo_refused']);
    expect(answer.body.message).toContain('פתחו חשבון משלכם');
  });

  test('expires after two hours, with its copy', async () => {
    const { browser, user } = await enter();
    later(119);
    expect(await currentUserOf(browser)).toBe(200);
    later(121);
    expect(await currentUserOf(browser)).toBe(401);
    await sweep(api);
    expect(await api.rows('select 1 from users where id = $1', [user.id])).toEqual([]);
    expect(await api.rows('select 1 from users where email_key = $1', [demoEmail])).toHaveLength(1);
  });

  test('is seeded only once', async () => {
    await seedDemo(api.services.db);
    expect(await api.rows('select 1 from users where email_key = $1', [demoEmail])).toHaveLength(1);
  });
});
