import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { codeOf, stepAt } from '../second-factor/second-factor.ts';
import {
  locationOf,
  returnFromGoogle,
  signedInUsername,
  startAccountsWithGoogle,
  startGoogleSignIn,
  startGoogleSite,
} from '../testing/google-sign-in.ts';
import { createBrowser, newOwner, newPerson, startAccounts } from '../testing/test-browser.ts';
import { deleteExpiredOAuthStates } from './google-queries.ts';

const { api, google, person, signInWithGoogle, userRow } = await startGoogleSite();

afterEach(() => api.setTime(undefined));

const verify = (email: string) =>
  api.pool.query('update users set email_verified_at = now() where email_key = $1', [email]);
const sessionsOf = (email: string) =>
  api.rows('select s.* from sessions s join users u on u.id = user_id where email_key = $1', [email]);

describe('starting the flow', () => {
  test('sends PKCE, state, nonce and the account chooser to Google, and stores the flow under a cookie', async () => {
    const browser = createBrowser(api);
    const answer = await browser.send('GET', '/api/auth/google?returnTo=/pricing');
    expect(answer.status).toBe(302);
    const { origin, searchParams } = new URL(locationOf(answer));
    expect(origin).toBe(google.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'negia-client',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/api/auth/google/callback',
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'select_account',
    });
    const [setCookie = ''] = answer.headers.getSetCookie();
    expect(setCookie).toMatch(/^google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const rows = await api.rows('select state::text, cookie_hash from oauth_states');
    expect(rows.at(-1).state).not.toContain(browser.cookies.get('google'));
    expect(rows.at(-1).cookie_hash).toHaveLength(32);
  });

  test('is ready when Google can be reached', async () => {
    const { status, body } = await createBrowser(api).send('GET', '/api/auth/google/ready');
    expect({ status, body }).toEqual({ status: 200, body: { isReady: true } });
  });

  test.each([
    ['without a client', () => startAccounts()],
    ['when Google cannot be reached', () => startAccountsWithGoogle('http://127.0.0.1:9')],
  ])('is not ready %s', async (_, start) => {
    expect((await createBrowser(await start()).send('GET', '/api/auth/google/ready')).body).toEqual({ isReady: false });
  });

  test('two flows share no values', async () => {
    const [one, two] = await Promise.all([
      startGoogleSignIn(createBrowser(api)),
      startGoogleSignIn(createBrowser(api)),
    ]);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new URL(one).searchParams.get(name)).not.toBe(new URL(two).searchParams.get(name));
  });

  test('abandoned flows are deleted', async () => {
    await startGoogleSignIn(createBrowser(api));
    await deleteExpiredOAuthStates(api.services.db, new Date(Date.now() + 601_000));
    expect(await api.rows('select * from oauth_states')).toEqual([]);
  });
});

describe('signing up', () => {
  test('creates an account with a verified email, a trial and no password, and signs in', async () => {
    const { browser, as, email, sub } = person('noa.levi', { name: 'דנה לוי' });
    expect(await signInWithGoogle(browser, as, '?returnTo=/pricing')).toBe('/pricing?auth=google-done');
    expect(await signedInUsername(browser)).toBe(email);
    const row = await userRow(email);
    expect(row).toMatchObject({ username: 'noa.levi', display_name: 'דנה לוי', google_id: sub, language: 'he' });
    expect(row).toMatchObject({ password_hash: null, role: 'user', email_verified_at: expect.any(Date) });
    expect(Math.round((row.trial_ends_at - row.created_at) / 86_400_000)).toBe(14);
    expect(browser.cookies.has('google')).toBe(false);
    expect(await sessionsOf(email)).toMatchObject([{ is_remembered: true, is_strong: false }]);
  });

  test('uses the language of the browser', async () => {
    const { browser, as, email } = person('english');
    const address = await google.visit(await startGoogleSignIn(browser), as);
    const { pathname, search } = new URL(address);
    await browser.send('GET', pathname + search, undefined, { 'accept-language': 'en-GB,en' });
    expect(await userRow(email)).toMatchObject({ language: 'en' });
  });

  test.each([
    ['a name that is taken', { email: 'taken-name@one.example' }, /^taken-name-[\da-f]{4}$/],
    ['a name of ours', { email: 'support@two.example', name: 'Admin' }, /^user$/],
    ['a mail that is too long for a name', { email: `${'x'.repeat(40)}@three.example` }, /^x{20}$/],
    ['a mail without letters', { email: '_-_@four.example', name: 'רון כהן' }, /^רון-כהן$/],
    ['neither', { email: '__@five.example', name: '…' }, /^user-[\da-f]{4}$/],
    ['a mail with a tag', { email: 'gal+cards@six.example' }, /^gal$/],
  ])('generates a username for %s', async (_, claims, expected) => {
    await createBrowser(api).register(newPerson({ username: 'taken-name' }));
    const { browser, as, email } = person(randomBytes(6).toString('hex'), claims);
    expect(await signInWithGoogle(browser, as)).toBe('/?auth=google-done');
    expect((await userRow(email)).username).toMatch(expected);
  });

  test.each([['\u202e\u200b  '], [undefined], ['a'.repeat(61)], ['ab\u0000c'], [7]])(
    'with a name such as %j shows the username instead',
    async (name) => {
      const { browser, as, email } = person(randomBytes(6).toString('hex'), { name });
      expect(await signInWithGoogle(browser, as)).toBe('/?auth=google-done');
      const row = await userRow(email);
      expect(row.display_name).toBe(row.username);
    },
  );

  test('ten concurrent sign-ups of one person create one account', async () => {
    const { as, email, sub } = person('at-once');
    const browsers = Array.from({ length: 10 }, () => createBrowser(api));
    const addresses = await Promise.all(browsers.map(async (one) => google.visit(await startGoogleSignIn(one), as)));
    const answers = await Promise.all(browsers.map((one, index) => returnFromGoogle(one, addresses[index] ?? '')));
    expect(new Set(answers.map(locationOf))).toEqual(new Set(['/?auth=google-done']));
    expect(await api.rows('select id from users where google_id = $1 or email_key = $2', [sub, email])).toHaveLength(1);
  });

  test('several concurrent sign-ups with the same username all succeed', async () => {
    const persons = Array.from({ length: 6 }, (_, n) => person(`same-${n}`, { email: `same.name@site-${n}.example` }));
    const results = await Promise.all(persons.map(({ browser, as }) => signInWithGoogle(browser, as)));
    expect(new Set(results)).toEqual(new Set(['/?auth=google-done']));
    const rows = await api.rows("select username from users where email_key like 'same.name@%'");
    expect(new Set(rows.map(({ username }) => username)).size).toBe(6);
  });
});

describe('signing in again', () => {
  test('finds the account by the Google id, even after its email changed', async () => {
    const { browser, as, email, sub } = person('moves');
    await signInWithGoogle(browser, as);
    const first = browser.cookies.get('session');
    const { id } = await userRow(email);
    google.accounts.set(sub, { email: 'moved@elsewhere.example', email_verified: true });
    expect(await signInWithGoogle(browser, as, '?returnTo=/account')).toBe('/account?auth=google-done');
    expect(await signedInUsername(browser)).toBe(email);
    expect(browser.cookies.get('session')).not.toBe(first);
    expect(await sessionsOf(email)).toHaveLength(1);
    expect(await api.rows('select id from users where google_id = $1', [sub])).toEqual([{ id }]);
  });

  test('an account with the same verified email is connected and retains its password', async () => {
    const { browser, as, sub } = person('has-password', { email: 'Has-Password@cards.example' });
    const owner = newPerson({ email: 'has-password@cards.example' });
    await createBrowser(api).register(owner);
    await verify(owner.email);
    expect(await signInWithGoogle(browser, as)).toBe('/?auth=google-done');
    expect(await signedInUsername(browser)).toBe(owner.email);
    expect(await userRow(owner.email)).toMatchObject({ google_id: sub, username: owner.username });
    expect((await createBrowser(api).login(owner)).status).toBe(200);
  });

  test.each([
    ['?returnTo=/help&next=/editor', '/editor?auth=google-done'],
    ['?returnTo=/help&next=//evil.example', '/?auth=google-done'],
  ])('a success with %s goes on to %s', async (query, location) => {
    const { browser, as } = person(`goes-on-${randomBytes(4).toString('hex')}`);
    expect(await signInWithGoogle(browser, as, query)).toBe(location);
  });

  test('a user pending deletion can sign in', async () => {
    const { browser, as, email } = person('leaving-soon');
    await signInWithGoogle(browser, as);
    await api.pool.query("update users set deletes_at = now() + interval '3 days' where email_key = $1", [email]);
    expect(await signInWithGoogle(createBrowser(api), as)).toBe('/?auth=google-done');
    expect((await userRow(email)).deletes_at).toBeInstanceOf(Date);
  });

  test('cancelling at Google signs in no one and returns to the page', async () => {
    const { browser } = person('undecided');
    expect(await signInWithGoogle(browser, 'cancel', '?returnTo=/pricing%3Fplan%3D2%23top&next=/editor')).toBe(
      '/pricing?plan=2&auth=google-cancelled#top',
    );
    expect(await signedInUsername(browser)).toBeUndefined();
    expect(browser.cookies.has('google')).toBe(false);
  });

  test('a flow expires after ten minutes', async () => {
    const { browser, as, email } = person('slow');
    const address = await google.visit(await startGoogleSignIn(browser), as);
    api.setTime(new Date(Date.now() + 601_000));
    const answer = await returnFromGoogle(browser, address);
    api.setTime(undefined);
    expect(locationOf(answer)).toBe('/?auth=google-failed');
    expect(await userRow(email)).toBeUndefined();
  });
});

describe('connecting', () => {
  const connect = '?connect=1&returnTo=/account';

  test('links Google to the signed-in account, whatever its email', async () => {
    const { browser, as, sub } = person('connects');
    const owner = newPerson();
    await browser.register(owner);
    const session = browser.cookies.get('session');
    expect(await signInWithGoogle(browser, as, connect)).toBe('/account?auth=google-connected');
    expect(browser.cookies.get('session')).toBe(session);
    expect(await userRow(owner.email)).toMatchObject({ google_id: sub, email: owner.email });
    expect((await browser.send('GET', '/api/account')).body).toMatchObject({ hasGoogle: true, isGoogleOffered: true });
    const otherBrowser = createBrowser(api);
    expect(await signInWithGoogle(otherBrowser, as)).toBe('/?auth=google-done');
    expect(await signedInUsername(otherBrowser)).toBe(owner.email);
  });

  test.each(['cross-site', 'same-site'])('cannot be started by a page of another site (%s)', async (from) => {
    const { browser } = person(`sent-${from}`);
    await browser.register();
    const start = (site: string) =>
      browser.send('GET', `/api/auth/google${connect}`, undefined, { 'sec-fetch-site': site });
    expect(locationOf(await start(from))).toBe('/account?auth=google-failed');
    expect(locationOf(await start('same-origin'))).toContain(google.issuer);
  });

  test('an admin can connect while signed in, but Google alone does not grant the role', async () => {
    const { browser, as, sub } = person('an-admin');
    const owner = newPerson();
    await browser.register(owner);
    await api.pool.query("update users set role = 'admin' where email_key = $1", [owner.email]);
    expect(await signInWithGoogle(browser, as, connect)).toBe('/account?auth=google-connected');
    const otherBrowser = createBrowser(api);
    await signInWithGoogle(otherBrowser, as);
    expect((await otherBrowser.send('GET', '/api/auth/current-user')).body.userRole).not.toBe('admin');
    expect(await userRow(owner.email)).toMatchObject({ google_id: sub, role: 'admin' });
  });

  test('requires a signed-in user with recent authentication', async () => {
    const browser = createBrowser(api);
    expect(await startGoogleSignIn(browser, connect)).toBe('/account?auth=login');
    await browser.register();
    api.setTime(new Date(Date.now() + 601_000));
    expect(await startGoogleSignIn(browser, connect)).toBe('/account?auth=google-confirm');
    api.setTime(undefined);
    expect(await startGoogleSignIn(browser, connect)).toContain(google.issuer);
  });

  test('is refused to the demo account', async () => {
    const { browser, id } = await newOwner(api);
    await api.pool.query("update users set demo_ends_at = now() + interval '1 hour' where id = $1", [id]);
    expect(await startGoogleSignIn(browser, connect)).toBe('/account?auth=google-failed');
  });

  test('a token without the cookie is not sufficient', async () => {
    const { token } = await newOwner(api);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.send('GET', `/api/auth/google${connect}`, undefined, headers);
    expect(locationOf(answer)).toBe('/account?auth=login');
  });
});

describe('disconnecting', () => {
  test('leaves the password for signing in', async () => {
    const { browser, as } = person('disconnects');
    const owner = newPerson();
    await browser.register(owner);
    await signInWithGoogle(browser, as, '?connect=1');
    const answer = await browser.send('DELETE', '/api/account/google');
    expect(answer).toMatchObject({ status: 200, body: { hasGoogle: false, email: owner.email } });
    expect((await userRow(owner.email)).google_id).toBeNull();
    expect((await createBrowser(api).login(owner)).status).toBe(200);
  });

  test('is refused without a password', async () => {
    const { browser, as, email, sub } = person('google-only');
    await signInWithGoogle(browser, as);
    expect(await browser.send('DELETE', '/api/account/google')).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('קודם קבעו סיסמה') },
    });
    expect((await userRow(email)).google_id).toBe(sub);
  });

  test('is refused without recent authentication', async () => {
    const { browser } = await newOwner(api);
    api.setTime(new Date(Date.now() + 601_000));
    expect((await browser.send('DELETE', '/api/account/google')).body.code).toBe('confirm_needed');
  });

  test('cancels a Google sign-in that is waiting for its code', async () => {
    const { as, browser, secret } = await withSecondFactor('gone-meanwhile');
    const pendingBrowser = createBrowser(api);
    expect(await signInWithGoogle(pendingBrowser, as)).toBe('/?auth=code');
    expect((await browser.send('DELETE', '/api/account/google')).status).toBe(200);
    expect((await sendCode(pendingBrowser, codeOf(secret, stepAt(new Date())))).status).toBe(401);
  });
});

async function withSecondFactor(sub: string) {
  const { as, browser } = person(sub);
  const owner = newPerson();
  await browser.register(owner);
  await signInWithGoogle(browser, as, '?connect=1');
  const secret = randomBytes(20);
  const enable = 'update users set second_factor_secret = $1, second_factor_since = now() where email_key = $2';
  await api.pool.query(enable, [secret, owner.email]);
  return { as, owner, browser, secret };
}

async function sendCode(browser: ReturnType<typeof createBrowser>, code: string) {
  if (!browser.cookies.has('XSRF-TOKEN')) await browser.send('GET', '/api/csrf-token');
  return browser.send('POST', '/api/auth/second-factor', { code });
}

describe('the second factor', () => {
  test('is required before the sign-in completes, survives a wrong code and works once', async () => {
    const { as, owner, secret } = await withSecondFactor('careful');
    const browser = createBrowser(api);
    expect(await signInWithGoogle(browser, as, '?returnTo=/account')).toBe('/account?auth=code');
    expect(await signedInUsername(browser)).toBeUndefined();
    const token = browser.cookies.get('second-factor') ?? '';
    const rows = await api.rows("select * from one_time_tokens where kind = 'second-factor'");
    expect(JSON.stringify(rows)).not.toContain(token);
    const code = codeOf(secret, stepAt(new Date()));
    const wrong = await sendCode(browser, code === '000000' ? '000001' : '000000');
    expect(wrong).toMatchObject({ status: 401, body: { fields: { code: expect.any(String) } } });
    expect(await signedInUsername(browser)).toBeUndefined();
    expect((await sendCode(browser, code)).body).toMatchObject({
      user: { email: owner.email },
      token: expect.any(String),
      message: 'התחברת בהצלחה',
    });
    expect(await signedInUsername(browser)).toBe(owner.email);
    expect(browser.cookies.has('second-factor')).toBe(false);
    const thief = createBrowser(api);
    thief.cookies.set('second-factor', token);
    const replayed = await sendCode(thief, codeOf(secret, stepAt(new Date()) + 1));
    expect(replayed.body).toMatchObject({ code: 'unauthenticated', message: 'עבר זמן רב מדי. התחברו שוב' });
    expect(replayed.body.fields).toBeUndefined();
  });

  test('gives an admin their role after a Google sign-in', async () => {
    const { as, owner, secret } = await withSecondFactor('careful-admin');
    await api.pool.query("update users set role = 'admin' where email_key = $1", [owner.email]);
    const browser = createBrowser(api);
    await signInWithGoogle(browser, as);
    const answer = await sendCode(browser, codeOf(secret, stepAt(new Date())));
    expect(answer.body.user).toMatchObject({ email: owner.email, userRole: 'admin' });
  });

  test('five concurrent requests with one code: one succeeds', async () => {
    const { as, secret, owner } = await withSecondFactor('five-at-once');
    const browser = createBrowser(api);
    await signInWithGoogle(browser, as);
    await browser.send('GET', '/api/csrf-token');
    const before = (await sessionsOf(owner.email)).length;
    const code = codeOf(secret, stepAt(new Date()));
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendCode(browser, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await sessionsOf(owner.email)).toHaveLength(before + 1);
  });

  test('allows ten attempts an hour, across browsers', async () => {
    const { as, secret, owner } = await withSecondFactor('attacked');
    const limited = await startAccountsWithGoogle(google.issuer, { RATE_LIMITS: 'on' });
    const { id: _, ...columns } = await userRow(owner.email);
    await limited.insert('users', columns);
    const browser = createBrowser(limited);
    expect(await signInWithGoogle(browser, as)).toBe('/?auth=code');
    const right = codeOf(secret, stepAt(new Date()));
    const wrong = Array.from({ length: 10 }, (_, n) => `00000${n}`);
    for (const code of wrong) expect((await sendCode(browser, code)).status).toBe(401);
    const again = createBrowser(limited);
    await signInWithGoogle(again, as);
    expect(await sendCode(again, right)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(await signedInUsername(again)).toBeUndefined();
  });

  test('expires after ten minutes', async () => {
    const { as, secret } = await withSecondFactor('hesitates');
    const browser = createBrowser(api);
    await signInWithGoogle(browser, as);
    const later = new Date(Date.now() + 601_000);
    api.setTime(later);
    expect((await sendCode(browser, codeOf(secret, stepAt(later)))).status).toBe(401);
    api.setTime(undefined);
    expect(await signedInUsername(browser)).toBeUndefined();
  });

  test('a valid code without a pending sign-in is refused', async () => {
    const { secret } = await withSecondFactor('out-of-the-blue');
    const browser = createBrowser(api);
    expect((await sendCode(browser, codeOf(secret, stepAt(new Date())))).status).toBe(401);
    expect((await api.send('POST', '/api/auth/second-factor', { code: '123456' })).body.code).toBe('csrf_failed');
    const invalid = { code: 'invalid_input', fields: { code: expect.any(String) } };
    expect((await sendCode(browser, 'no code')).body).toMatchObject(invalid);
  });
});

test.each([
  ['no client', { GOOGLE_CLIENT_ID: '' }],
  ['no secret', { GOOGLE_CLIENT_SECRET: '' }],
  ['nobody there', { GOOGLE_ISSUER: 'http://127.0.0.1:9' }],
  ['an issuer on plain http that is not this machine', { GOOGLE_ISSUER: 'http://accounts.example' }],
])('without a working Google (%s) the page gets google-failed', async (_, settings) => {
  const otherApi = await startAccountsWithGoogle(google.issuer, settings);
  const answer = await createBrowser(otherApi).send('GET', '/api/auth/google?returnTo=/pricing');
  expect(locationOf(answer)).toBe('/pricing?auth=google-failed');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await otherApi.rows('select * from oauth_states')).toEqual([]);
});

test('no secret was logged', () => {
  const logText = api.logged.join('');
  expect(logText).not.toMatch(/code=|state=|verifier|nonce=|eyJ|a-secret-between|@cards\.example/);
});
