import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { demoEmail } from '../../demo-account.ts';
import { ensureFirstAdmin } from '../index.ts';
import {
  createBrowser,
  enterDemo,
  newGuest,
  newOwner,
  newPerson,
  startAccounts,
  type TestBrowser,
} from '../testing/test-browser.ts';

const admin = { email: 'boss@cards.example', password: 'a long password of an admin' };
const api = await startAccounts({ RATE_LIMITS: 'off' });
await ensureFirstAdmin(api.services.db, admin.email, admin.password);
afterEach(() => api.setTime(undefined));

const me = '/api/auth/current-user';
const statusWith = async (headers: Record<string, string>) => (await api.send('GET', me, undefined, headers)).status;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookieOf = (browser: TestBrowser) => ({ cookie: `session=${browser.cookies.get('session')}` });

describe('session fixation', () => {
  test.each(['register', 'login'] as const)('a cookie planted before %s is invalid after it', async (endpointName) => {
    const { person } = await newOwner(api);
    const victim = createBrowser(api);
    const plantedCookie = randomBytes(32).toString('base64url');
    victim.cookies.set('session', plantedCookie);
    const { csrfToken } = (await victim.send('GET', '/api/csrf-token')).body;
    const body = endpointName === 'login' ? person : newPerson();
    const answer = await victim.send('POST', `/api/auth/${endpointName}`, body, { 'csrf-token': csrfToken });
    expect(answer.status).toBe(200);
    expect(victim.cookies.get('session')).not.toBe(plantedCookie);
    expect(await statusWith({ cookie: `session=${plantedCookie}` })).toBe(401);
  });

  test('a session of the attacker in the browser of the victim ends when the victim signs in', async () => {
    const attacker = await newOwner(api);
    const { person } = await newOwner(api);
    const victim = createBrowser(api);
    victim.cookies.set('session', attacker.browser.cookies.get('session') ?? '');
    await victim.send('GET', '/api/csrf-token');
    expect((await victim.login(person)).body.user.email).toBe(person.email);
    expect(await statusWith(cookieOf(attacker.browser))).toBe(401);
  });

  test('a password change gives this session a new id and ends all others', async () => {
    const { browser, person } = await newOwner(api);
    const other = createBrowser(api);
    await other.login(person);
    const before = cookieOf(browser);
    const body = { currentPassword: person.password, password: 'another-good-one-5' };
    expect((await browser.send('PUT', '/api/account/password', body)).status).toBe(200);
    const statuses = await Promise.all([before, cookieOf(other), cookieOf(browser)].map(statusWith));
    expect(statuses).toEqual([401, 401, 200]);
  });

  test.each([
    'session=',
    'session=x',
    `session=${'a'.repeat(44)}`,
    'session=%00%00',
    "session=' or 1=1--",
    'session=undefined',
    `session=${'a'.repeat(7_000)}`,
  ])('the cookie %.40s gets a 401', async (cookie) => {
    expect(await statusWith({ cookie })).toBe(401);
  });

  test('a hash from the database is not accepted as a cookie', async () => {
    await newOwner(api);
    const row = await api.row('select cookie_hash from sessions order by id desc limit 1');
    for (const encoding of ['base64url', 'hex'] as const)
      expect(await statusWith({ cookie: `session=${row.cookie_hash.toString(encoding)}` })).toBe(401);
  });
});

describe('forged tokens', () => {
  const payloadOf = (token: string) => decodeJwt(token);
  const rowKeyOf = async (token: string): Promise<Buffer> =>
    (await api.row('select token_key from sessions where id = $1', [payloadOf(token).sid])).token_key;
  const keyOf = async (token: string) => {
    const [key = Buffer.alloc(0)] = api.services.secrets.deriveKeys('session token', await rowKeyOf(token));
    return key;
  };
  const header = { alg: 'HS256', typ: 'negia-session+jwt' };
  const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  const sign = (payload: object, key: Uint8Array | KeyObject, head = header) =>
    new SignJWT({ ...payload }).setProtectedHeader(head).sign(key);
  const jwtSegment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('the real token is accepted, and so is one signed the same way (control for the tests below)', async () => {
    const { token } = await newOwner(api);
    expect(await statusWith(bearer(token))).toBe(200);
    expect(await statusWith(bearer(await sign(payloadOf(token), await keyOf(token))))).toBe(200);
  });

  const unsigned = (head: object, token: string) => `${jwtSegment(head)}.${jwtSegment(payloadOf(token))}.`;
  /** The real token with a change, signed with the real key. */
  const changed =
    (change: object, head = header) =>
    async (token: string) =>
      sign({ ...payloadOf(token), ...change }, await keyOf(token), head);

  test.each<[string, (token: string) => string | Promise<string>]>([
    ['alg none', (token) => unsigned({ ...header, alg: 'none' }, token)],
    ['alg None with a signature', (token) => `${unsigned({ ...header, alg: 'None' }, token)}abc`],
    ['a key of the attacker', (token) => sign(payloadOf(token), randomBytes(32))],
    ['the key of its row without the server secret', async (token) => sign(payloadOf(token), await rowKeyOf(token))],
    ['an empty key', (token) => unsigned(header, token)],
    ['RS256', (token) => sign(payloadOf(token), rsaKey(), { ...header, alg: 'RS256' })],
    ['another algorithm with the right key', changed({}, { ...header, alg: 'HS512' })],
    ['another audience', changed({ aud: 'other' })],
    ['another issuer', changed({ iss: 'https://evil.example' })],
    ['another type', changed({}, { ...header, typ: 'JWT' })],
    ['no type', changed({}, { alg: 'HS256' } as never)],
    ['a time that is over', changed({ exp: Math.floor(Date.now() / 1000) - 60 })],
    ['no end', changed({ exp: undefined })],
    ['an end far away and an old start', changed({ iat: 1, exp: 4_000_000_000 })],
    ['a start in the future', changed({ iat: 4_000_000_000, exp: 4_100_000_000 })],
    ['another subject', changed({ sub: '1' })],
    ['no session', changed({ sid: undefined })],
    ['a session that is not there', changed({ sid: 2_147_483_647 })],
    ['a session beyond all numbers', changed({ sid: 1e300 })],
    ['a session that is a list', changed({ sid: [1] })],
    ['a changed signature', (token) => `${token.slice(0, -4)}AAAA`],
    [
      'a changed payload',
      (token) => token.replace(/\..*\./, `.${jwtSegment({ ...payloadOf(token), role: 'admin' })}.`),
    ],
    ['a critical extension', (token) => token.replace(/^[^.]*/, jwtSegment({ ...header, crit: ['exp'] }))],
  ])('%s is rejected', async (_, forge) => {
    const { token } = await newOwner(api);
    expect(await statusWith(bearer(await forge(token)))).toBe(401);
  });

  test('the token of one session with the id of another is refused', async () => {
    const [ownUser, otherUser] = [await newOwner(api), await newOwner(api)];
    const { sid, sub } = payloadOf(otherUser.token);
    const key = await keyOf(ownUser.token);
    expect(await statusWith(bearer(await sign({ ...payloadOf(ownUser.token), sid }, key)))).toBe(401);
    expect(await statusWith(bearer(await sign({ ...payloadOf(ownUser.token), sid, sub }, key)))).toBe(401);
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b',
    'Bearer a.b.c',
    'Bearer ..',
    'Bearer a.b.c.d',
    'Basic YTpi',
    'bearer',
    'Bearer null',
    'Bearer undefined',
    'Bearer [object Object]',
    `Bearer ${'a'.repeat(5_000)}.b.c`,
    'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x',
    'Bearer \u00e9.\u00e9.\u00e9',
    'Bearer eyJ.eyJ.eyJ',
    "Bearer ' or '1'='1",
    'Bearer a.b.c, Bearer d.e.f',
    'Digest username="x"',
  ])('the header %.60s is 401, never 5xx', async (authorization) => {
    expect(await statusWith({ authorization })).toBe(401);
  });

  test('a header of 64 KB is refused', async () => {
    expect([401, 431]).toContain(await statusWith(bearer('a'.repeat(65_536))));
  });

  test('a token contains no role, name or email', async () => {
    const { token } = await newOwner(api);
    expect(Object.keys(payloadOf(token)).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });

  test.each([
    ['PUT', '/api/account', { displayName: 'x' }],
    ['PUT', '/api/account/email', { email: 'x@cards.example' }],
    ['PUT', '/api/account/password', { password: 'another-good-one-5' }],
    ['DELETE', '/api/account/google', undefined],
    ['POST', '/api/account/second-factor', undefined],
    ['PUT', '/api/account/second-factor', { code: '123456' }],
    ['DELETE', '/api/account/second-factor', undefined],
    ['PUT', '/api/account/recovery-codes', undefined],
    ['POST', '/api/account/deletion', { confirmation: 'dana' }],
    ['DELETE', '/api/account/deletion', undefined],
    ['GET', '/api/account/security-events', undefined],
    ['GET', '/api/account/sessions', undefined],
    ['DELETE', '/api/account/sessions', undefined],
    ['POST', '/api/auth/confirm', { password: 'whatever' }],
  ])('a token alone is not sufficient for %s %s', async (method, path, body) => {
    const { token } = await newOwner(api);
    expect((await api.send(method, path, body, bearer(token))).status).toBe(401);
  });
});

describe('mixed identities', () => {
  test('a cookie of one user and a token of another get a 401', async () => {
    const [one, two] = [await newOwner(api), await newOwner(api)];
    expect(await statusWith({ ...cookieOf(one.browser), ...bearer(two.token) })).toBe(401);
    expect(await statusWith({ ...cookieOf(one.browser), ...bearer(one.token) })).toBe(200);
  });

  test('a cookie with an unreadable token gets a 401', async () => {
    const { browser } = await newOwner(api);
    for (const authorization of ['Bearer x', 'Basic YTpi', 'Bearer a.b.c'])
      expect(await statusWith({ ...cookieOf(browser), authorization })).toBe(401);
  });

  test('a forged token for another user beside a valid cookie gets a 401', async () => {
    const [one, two] = [await newOwner(api), await newOwner(api)];
    const forged = await new SignJWT(decodeJwt(two.token)).setProtectedHeader({ alg: 'HS256' }).sign(randomBytes(32));
    expect(await statusWith({ ...cookieOf(one.browser), ...bearer(forged) })).toBe(401);
  });

  test('two session cookies authenticate one user or none, never both', async () => {
    const [one, two] = [await newOwner(api), await newOwner(api)];
    const cookie = `${cookieOf(one.browser).cookie}; ${cookieOf(two.browser).cookie}`;
    const answer = await api.send('GET', me, undefined, { cookie });
    expect([200, 401]).toContain(answer.status);
    if (answer.status === 200) expect([one.user.id, two.user.id]).toContain(answer.body.id);
  });

  const named = (user: { id: number; email: string }): Record<string, string> => ({
    'x-user-email': user.email,
    'x-user-id': String(user.id),
    'x-demo-user': user.email,
    'x-forwarded-user': user.email,
    'x-user-role': 'admin',
    'demo-user-email': user.email,
    'demo-user-id': String(user.id),
  });

  test('headers that claim an identity are never trusted', async () => {
    const { user } = await newOwner(api);
    expect(await statusWith(named(user))).toBe(401);
    expect(await statusWith(named({ id: 1, email: demoEmail }))).toBe(401);
  });

  test('nor beside the session of another user, including the demo account', async () => {
    const { user } = await newOwner(api);
    const demo = await enterDemo(api);
    const { body } = await demo.browser.send('GET', me, undefined, named(user));
    expect(body).toMatchObject({ email: demoEmail, userRole: 'subscriber' });
  });
});

describe('mass assignment', () => {
  const extraFields = {
    id: 1,
    userRole: 'admin',
    role: 'admin',
    isAdmin: true,
    is_admin: true,
    emailVerifiedAt: '2020-01-01',
    email_verified_at: '2020-01-01',
    trialEndsAt: '2099-01-01',
    passwordHash: 'x',
    googleId: '1',
    demoEndsAt: null,
    createdAt: '2000-01-01',
  };

  test('registering with a role, an id and other extra fields creates an ordinary user', async () => {
    const browser = createBrowser(api);
    const person = newPerson();
    const { body } = await browser.register({ ...extraFields, ...person } as never);
    expect(body.user.userRole).toBe('subscriber');
    expect(body.user.id).not.toBe(1);
    const row = await api.row('select * from users where email = $1', [person.email]);
    expect(row).toMatchObject({ role: 'user', email_verified_at: null, google_id: null, demo_ends_at: null });
    expect(row.trial_ends_at.getTime()).toBeLessThan(Date.now() + 15 * 86_400_000);
  });

  test.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
    'the body %s is rejected entirely',
    async (text) => {
      const { browser } = await newOwner(api);
      expect((await browser.send('PUT', '/api/account', text)).status).toBe(400);
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );

  test('signing in with extra fields changes nothing', async () => {
    const { person, user } = await newOwner(api);
    expect((await createBrowser(api).login(person, extraFields)).body.user).toEqual(user);
  });

  test('saving the account with extra fields changes only what may be changed', async () => {
    const { browser, user } = await newOwner(api);
    const change = { ...extraFields, displayName: 'דנה', email: 'other@cards.example' };
    const { body } = await browser.send('PUT', '/api/account', change);
    const unchanged = { id: user.id, email: user.email, userRole: 'subscriber', isEmailVerified: false };
    expect(body).toMatchObject({ ...unchanged, displayName: 'דנה' });
  });
});

describe('account enumeration', () => {
  test('an unknown email and a wrong password get the same response', async () => {
    const { person } = await newOwner(api);
    const wrong = await createBrowser(api).login({ ...person, password: 'not-my-password-3' });
    const unknown = await createBrowser(api).login({ email: 'nobody@cards.example', password: 'not-my-password-3' });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(401);
    const names = (headers: Headers) => [...headers.keys()].filter((name) => !['x-request-id', 'date'].includes(name));
    expect(names(wrong.headers)).toEqual(names(unknown.headers));
  });

  test('accounts without a password, and the admin, get it too', async () => {
    const { person } = await newOwner(api);
    await api.pool.query('update users set password_hash = null where email = $1', [person.email]);
    for (const email of [person.email, admin.email])
      expect((await createBrowser(api).login({ email, password: 'not-my-password-3' })).body).toEqual({
        code: 'unauthenticated',
        message: 'המייל או הסיסמה שגויים',
      });
  });

  test('the session of another owner returns not found, and is not ended', async () => {
    const [one, two] = [await newOwner(api), await newOwner(api)];
    const id = decodeJwt(two.token).sid;
    const answer = await one.browser.send('DELETE', `/api/account/sessions/${id}`);
    const missing = await one.browser.send('DELETE', '/api/account/sessions/2147483647');
    expect([answer.status, answer.body]).toEqual([missing.status, missing.body]);
    expect(answer.status).toBe(404);
    expect(await statusWith(cookieOf(two.browser))).toBe(200);
  });
});

describe('look-alike names', () => {
  test.each([
    'аdmin@cards.example',
    'dana@cаrds.example',
    'ｄana@cards.example',
    'dana@cards.example\u0000',
    'dana\u0000@cards.example',
    'da na@cards.example',
    '"dana"@cards.example',
    'dana@cards.example,eve@evil.example',
    'dana@cards.example\r\nbcc: eve@evil.example',
    '<dana@cards.example>',
    'dana@[127.0.0.1]',
    'dana@@cards.example',
    'דנה@cards.example',
    'dana@cards.example@evil.example',
    'ﬁ@cards.example',
    'ı@cards.example',
    'dana@ⓒards.example',
  ])('%j is rejected as an email', async (email) => {
    const answer = await createBrowser(api).register({ ...newPerson(), email });
    expect([answer.status, answer.body.fields]).toEqual([400, { email: 'כתובת מייל לא תקינה' }]);
  });

  test.each([
    'dana\u200b',
    '\u202edana',
    'dаna',
    'ԁana',
    'dana​levi',
    'דנָה',
    '@dana',
    'dana/..',
    '<b>dana</b>',
    'dana%00',
    '👩',
    'ß',
    'İstanbul',
    'Ａdmin\u0000',
  ])('%j is rejected as a username', async (username) => {
    const answer = await createBrowser(api).register({ ...newPerson(), username });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['username']);
  });
});

describe('request bodies', () => {
  test('a password of 1 MB is refused by the body size, before hashing', async () => {
    const browser = await newGuest(api);
    for (const path of ['/api/auth/login', '/api/auth/register']) {
      const answer = await browser.send('POST', path, { ...newPerson(), password: 'x'.repeat(1_048_576) });
      expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
    }
  });

  test('a password of 15 KB passes the body size and is rejected by its length', async () => {
    const answer = await createBrowser(api).login({ email: 'a@cards.example', password: 'x'.repeat(15_000) });
    expect(answer.body.fields).toEqual({ password: 'סיסמה יכולה להכיל עד 128 תווים' });
  });

  test.each(["' or 1=1 --", "a'; drop table users; --", '%', '\\', '{{7*7}}', '<%= 7 %>'])(
    '%j as a password is just a wrong one',
    async (text) => {
      const { person } = await newOwner(api);
      expect((await createBrowser(api).login({ ...person, password: text.padEnd(8, ' ') })).status).toBe(401);
    },
  );
});

describe('cross-site requests', () => {
  test('a sign-in and a sign-out from another site are refused, and the session remains', async () => {
    const { browser, person } = await newOwner(api);
    for (const path of ['/api/auth/login', '/api/auth/logout'])
      expect((await browser.send('POST', path, person, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await statusWith(cookieOf(browser))).toBe(200);
  });

  test.each(['/api/auth/login', '/api/auth/register', '/api/auth/forgot-password', '/api/auth/reset-password'])(
    '%s without the CSRF token is refused',
    async (path) => {
      const answer = await api.send('POST', path, newPerson());
      expect([answer.status, answer.body.code]).toEqual([403, 'csrf_failed']);
    },
  );

  test('the CSRF token of the attacker is refused in the browser of the victim', async () => {
    const attacker = createBrowser(api);
    const { csrfToken } = (await attacker.send('GET', '/api/csrf-token')).body;
    const { browser } = await newOwner(api);
    const answer = await browser.send('PUT', '/api/account', { displayName: 'x' }, { 'csrf-token': csrfToken });
    expect(answer.body.code).toBe('csrf_failed');
  });
});

describe('races', () => {
  const race = async (persons: readonly ReturnType<typeof newPerson>[]) => {
    const browsers = await Promise.all(persons.map(async (person) => ({ browser: await newGuest(api), person })));
    const answers = await Promise.all(browsers.map(({ browser, person }) => browser.register(person)));
    return {
      succeeded: answers.filter(({ status }) => status === 200).length,
      failed: answers.filter(({ status }) => status >= 500 && status !== 503).length,
    };
  };

  test('200 registrations of one email: one succeeds', async () => {
    const { email } = newPerson();
    const persons = Array.from({ length: 200 }, () => newPerson({ email }));
    expect(await race(persons)).toEqual({ succeeded: 1, failed: 0 });
    expect((await api.pool.query('select 1 from users where email_key = $1', [email])).rowCount).toBe(1);
  });

  test('200 registrations of one username in upper and lower case: one succeeds', async () => {
    const { username } = newPerson();
    const persons = Array.from({ length: 200 }, (_, index) =>
      newPerson({ username: index % 2 ? username : username.toUpperCase() }),
    );
    expect(await race(persons)).toEqual({ succeeded: 1, failed: 0 });
  });

  test('a sign-in during a password change opens no session that outlives the change', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { browser, person, user } = await newOwner(api);
      const others = Array.from({ length: 4 }, () => createBrowser(api));
      await Promise.all(others.map((other) => other.send('GET', '/api/csrf-token')));
      const change = { currentPassword: person.password, password: `another-good-one-${round}` };
      await Promise.all([
        browser.send('PUT', '/api/account/password', change),
        ...others.map((other) => other.login(person)),
      ]);
      expect(await api.rows('select id from sessions where user_id = $1', [user.id])).toHaveLength(1);
      expect(await statusWith(cookieOf(browser))).toBe(200);
    }
  });

  test('concurrent sign-ins and sign-outs leave the browser either signed in or signed out', async () => {
    const { browser, person } = await newOwner(api);
    await Promise.all([browser.logout(), browser.login(person), browser.logout(), browser.login(person)]);
    expect([200, 401]).toContain(await statusWith(cookieOf(browser)));
  });
});
