import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { demoEmail } from '../../demo-account.ts';
import { ensureFirstAdmin, seedDemo } from '../index.ts';
import {
  dumpTables,
  locationOf,
  returnFromGoogle,
  signedInUsername,
  startGoogleSignIn,
  startGoogleSite,
} from '../testing/google-sign-in.ts';
import { clientSecret, otherClientId } from '../testing/loopback-google.ts';
import { createBrowser, goodPassword, newGuest, newPerson, type TestBrowser } from '../testing/test-browser.ts';

const { api, google, person, signInWithGoogle, userRow } = await startGoogleSite();
afterEach(() => api.setTime(undefined));

const changed = (address: string, change: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return url.href;
};
const unchanged = async (attack: () => Promise<string>, outcome: string) => {
  const before = await dumpTables(api);
  expect(await attack()).toBe(outcome);
  expect(await dumpTables(api)).toBe(before);
};

/** A browser that has been to Google, and the callback URL with which it would return. */
async function almostHome(sub: string, claims = {}) {
  const { browser, as } = person(sub, claims);
  const address = await google.visit(await startGoogleSignIn(browser, '?returnTo=/pricing'), as);
  return { browser, as, address };
}
const arrive = async (browser: TestBrowser, address: string) => locationOf(await returnFromGoogle(browser, address));

describe('the callback URL', () => {
  test('1: of the attacker, opened in the browser of the victim, signs in no one', async () => {
    const attacker = await almostHome('attacker-1');
    const victim = createBrowser(api);
    await unchanged(() => arrive(victim, attacker.address), '/?auth=google-failed');
    expect(await signedInUsername(victim)).toBeUndefined();
  });

  test('1: nor when the victim is in a sign-in flow of their own', async () => {
    const attacker = await almostHome('attacker-2');
    const victim = createBrowser(api);
    await startGoogleSignIn(victim, '?returnTo=/pricing');
    await unchanged(() => arrive(victim, attacker.address), '/pricing?auth=google-failed');
  });

  test('1: nor does it connect the Google account of the attacker to a victim who is connecting theirs', async () => {
    const attacker = await almostHome('attacker-3');
    const victim = createBrowser(api);
    await victim.register();
    await startGoogleSignIn(victim, '?connect=1&returnTo=/account');
    await unchanged(() => arrive(victim, attacker.address), '/account?auth=google-failed');
  });

  test.each([
    ['another', 'x'.repeat(43)],
    ['an empty', ''],
  ])('2: %s state is refused and ends the flow', async (_, state) => {
    const { browser, address } = await almostHome(`state-${state.length}`);
    await unchanged(() => arrive(browser, changed(address, { state })), '/pricing?auth=google-failed');
    await unchanged(() => arrive(browser, address), '/?auth=google-failed');
  });

  test('2: a cancellation with a foreign state is not treated as one', async () => {
    const browser = createBrowser(api);
    await startGoogleSignIn(browser);
    const forged = `/api/auth/google/callback?error=access_denied&state=foreign&iss=${google.issuer}`;
    await unchanged(() => arrive(browser, forged), '/?auth=google-failed');
  });

  test('3: used twice, works once', async () => {
    const { browser, address } = await almostHome('replayed');
    const cookie = browser.cookies.get('google') ?? '';
    expect(await arrive(browser, address)).toBe('/pricing?auth=google-done');
    const thief = createBrowser(api);
    // 13: the cookie of a finished sign-in, stolen or not.
    thief.cookies.set('google', cookie);
    await unchanged(() => arrive(thief, address), '/?auth=google-failed');
    await unchanged(() => arrive(browser, address), '/?auth=google-failed');
  });

  test('3: used eight times at once, works once', async () => {
    const { browser, address } = await almostHome('at-once');
    const cookie = `google=${browser.cookies.get('google')}`;
    const path = address.replace('http://localhost:3000', '');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.send('GET', path, undefined, { cookie }).then(locationOf)),
    );
    expect(answers.filter((one) => one === '/pricing?auth=google-done')).toHaveLength(1);
    expect(answers.filter((one) => one === '/?auth=google-failed')).toHaveLength(7);
  });

  test('3: a used code is rejected in a new flow', async () => {
    const { browser, address } = await almostHome('code-again');
    await arrive(browser, address);
    const thief = createBrowser(api);
    const { searchParams } = new URL(await startGoogleSignIn(thief));
    const again = changed(address, { state: searchParams.get('state') ?? '' });
    await unchanged(() => arrive(thief, again), '/?auth=google-failed');
  });

  test('11: a code stolen from another browser fails by its PKCE verifier', async () => {
    const victim = await almostHome('victim-of-injection');
    const thief = createBrowser(api);
    const { searchParams } = new URL(await startGoogleSignIn(thief));
    const injected = changed(victim.address, { state: searchParams.get('state') ?? '' });
    await unchanged(() => arrive(thief, injected), '/?auth=google-failed');
    expect(await signedInUsername(thief)).toBeUndefined();
  });

  test('11: a code issued to another client is refused', async () => {
    const { as } = person('visits-another-site');
    const browser = createBrowser(api);
    const otherClient = changed(await startGoogleSignIn(browser), { client_id: otherClientId });
    await unchanged(async () => arrive(browser, await google.visit(otherClient, as)), '/?auth=google-failed');
  });

  test.each([['https://evil.example'], ['http://127.0.0.1:1']])('16: is refused from the issuer %s', async (iss) => {
    const { browser, address } = await almostHome(`mix-up-${iss.length}`);
    expect(new URL(address).searchParams.get('iss')).toBe(google.issuer);
    await unchanged(() => arrive(browser, changed(address, { iss })), '/pricing?auth=google-failed');
  });

  test('16: is refused without the announced issuer', async () => {
    const { browser, address } = await almostHome('no-issuer');
    const url = new URL(address);
    url.searchParams.delete('iss');
    await unchanged(() => arrive(browser, url.href), '/pricing?auth=google-failed');
  });

  test.each([
    '',
    '?code=',
    '?code=x&state=y&id_token=z',
    '?response=eyJhbGciOiJub25lIn0..',
    '?error=server_error',
    '?%00=%00&code=%ff',
  ])('garbage %j is refused without a server error', async (query) => {
    const browser = createBrowser(api);
    await startGoogleSignIn(browser);
    await unchanged(() => arrive(browser, `/api/auth/google/callback${query}`), '/?auth=google-failed');
  });

  test('a duplicate parameter is refused', async () => {
    const { browser, address } = await almostHome('twice');
    const before = await dumpTables(api);
    expect((await returnFromGoogle(browser, `${address}&code=another`)).status).toBe(400);
    expect(await dumpTables(api)).toBe(before);
  });

  test.each(['', 'x', 'x'.repeat(43), "' or 1=1 --", '../../../etc/passwd'])(
    'a forged cookie %j is refused',
    async (cookie) => {
      const { address } = await almostHome(`made-up-${randomBytes(4).toString('hex')}`);
      const browser = createBrowser(api);
      browser.cookies.set('google', cookie);
      await unchanged(() => arrive(browser, address), '/?auth=google-failed');
    },
  );

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/..//evil.example', '/%2fevil.example'])(
    '12: %s does not redirect off the site',
    async (returnTo) => {
      const { browser, as } = person(`redirected-${createHash('sha1').update(returnTo).digest('hex').slice(0, 8)}`);
      const query = `?returnTo=${encodeURIComponent(returnTo)}`;
      expect(await signInWithGoogle(browser, as, query)).toBe('/?auth=google-done');
      expect(await signInWithGoogle(browser, 'cancel', query)).toBe('/?auth=google-cancelled');
      expect(await startGoogleSignIn(createBrowser(api), `${query}&connect=1`)).toBe('/?auth=login');
    },
  );
});

describe('account ownership', () => {
  test.each([
    ['9: a mail that Google did not check', { email_verified: false }],
    ['9: a mail that it says nothing about', { email_verified: undefined }],
    ['9: the word "true" in place of the truth', { email_verified: 'true' }],
    ['9: a one in place of the truth', { email_verified: 1 }],
    ['9: no mail', { email: undefined }],
    ['9: a mail that is none', { email: 'victim' }],
    ['9: a mail with an invisible letter', { email: 'victim-of\u200b-9@cards.example' }],
    ['9: a mail with a look-alike letter', { email: 'viсtim-of-9@cards.example' }],
    ['9: two mails', { email: ['victim-of-9@cards.example', 'attacker@evil.example'] }],
  ])('%s signs in no one', async (_, claims) => {
    const owner = newPerson({ email: 'victim-of-9@cards.example' });
    await createBrowser(api).register(owner);
    await api.pool.query('update users set email_verified_at = now() where email_key = $1', [owner.email]);
    const { browser, address } = await almostHome(`unverified-${randomBytes(4).toString('hex')}`, {
      email: owner.email,
      ...claims,
    });
    await unchanged(() => arrive(browser, address), '/pricing?auth=google-unverified');
    expect(await signedInUsername(browser)).toBeUndefined();
  });

  test('9: nor is an unverified email accepted for a connection', async () => {
    const { browser, as } = person('unverified-connect', { email_verified: false });
    await browser.register();
    const address = await google.visit(await startGoogleSignIn(browser, '?connect=1'), as);
    await unchanged(() => arrive(browser, address), '/?auth=google-unverified');
  });

  test('10: an attacker who registered the address of the victim beforehand is locked out when the victim signs in', async () => {
    const victim = person('late-victim');
    const attacker = createBrowser(api);
    const before = newPerson({ email: victim.email });
    const { token, user } = (await attacker.register(before)).body;
    const theirGoogle = person('attackers-own');
    await signInWithGoogle(attacker, theirGoogle.as, '?connect=1');
    await createEveryCredential(user.id);
    const pendingConnect = await almostConnected(attacker, 'attackers-second');

    expect(await signInWithGoogle(victim.browser, victim.as)).toBe('/?auth=google-done');
    expect(await signedInUsername(victim.browser)).toBe(victim.email);
    expect(await userRow(victim.email)).toMatchObject({
      id: user.id,
      google_id: victim.sub,
      email_verified_at: expect.any(Date),
      password_hash: null,
      second_factor_secret: null,
      second_factor_since: null,
      pending_email: null,
    });

    expect((await createBrowser(api).login(before)).status).toBe(401);
    expect(await signedInUsername(attacker)).toBeUndefined();
    const byToken = await api.send('GET', '/api/auth/current-user', undefined, { authorization: `Bearer ${token}` });
    expect(byToken.status).toBe(401);
    expect(await arrive(attacker, pendingConnect)).toBe('/?auth=google-failed');
    for (const table of ['one_time_tokens', 'recovery_codes'])
      expect(await api.rows(`select * from ${table} where user_id = $1`, [user.id])).toEqual([]);
    for (const table of ['sessions', 'known_devices'])
      expect(await api.rows(`select * from ${table} where user_id = $1`, [user.id])).toHaveLength(1);
    const back = createBrowser(api);
    expect(await signInWithGoogle(back, theirGoogle.as)).toBe('/?auth=google-done');
    expect(await signedInUsername(back)).toBe(theirGoogle.email);
  });

  async function createEveryCredential(userId: number): Promise<void> {
    const soon = new Date(Date.now() + 600_000);
    for (const kind of ['verify', 'reset', 'second-factor'])
      await api.insert('one_time_tokens', {
        token_hash: randomBytes(32),
        user_id: userId,
        kind,
        email: 'attacker@evil.example',
        expires_at: soon,
      });
    await api.insert('recovery_codes', { user_id: userId, code_hash: randomBytes(32) });
    await api.pool.query(
      "update users set pending_email = 'attacker@evil.example', second_factor_secret = $2, second_factor_since = now() where id = $1",
      [userId, randomBytes(20)],
    );
  }

  async function almostConnected(browser: TestBrowser, sub: string): Promise<string> {
    return google.visit(await startGoogleSignIn(browser, '?connect=1'), person(sub).as);
  }

  test('10: a failure in the middle leaves the account unchanged', async () => {
    const victim = person('interrupted');
    const before = newPerson({ email: victim.email });
    await createBrowser(api).register(before);
    await api.pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '57014'; end $$`);
    await api.pool.query('create trigger refuse before delete on known_devices execute function refuse()');
    const state = await dumpTables(api);
    const address = await google.visit(await startGoogleSignIn(victim.browser), victim.as);
    expect((await returnFromGoogle(victim.browser, address)).status).toBe(500);
    expect(await dumpTables(api)).toBe(state);
    await api.pool.query('drop function refuse cascade');
    expect((await createBrowser(api).login(before)).status).toBe(200);
  });

  test('14: a second Google account with the email of a connected one is refused', async () => {
    const first = person('first-holder');
    await signInWithGoogle(first.browser, first.as);
    const second = await almostHome('second-holder', { email: first.email });
    await unchanged(() => arrive(second.browser, second.address), '/pricing?auth=google-exists');
    expect((await userRow(first.email)).google_id).toBe(first.sub);
  });

  test('14: a Google account can be connected to only one account', async () => {
    const first = person('connected-once');
    await signInWithGoogle(first.browser, first.as);
    const other = createBrowser(api);
    await other.register();
    const address = await google.visit(await startGoogleSignIn(other, '?connect=1&returnTo=/account'), first.as);
    await unchanged(() => arrive(other, address), '/account?auth=google-taken');
  });

  test('14: two accounts that connect one Google account at once: one succeeds', async () => {
    const { as, sub } = person('wanted-by-two');
    const browsers = await Promise.all([1, 2].map(() => signedIn()));
    const addresses = await Promise.all(
      browsers.map(async (one) => google.visit(await startGoogleSignIn(one, '?connect=1'), as)),
    );
    const results = await Promise.all(browsers.map((one, index) => arrive(one, addresses[index] ?? '')));
    expect(results.sort()).toEqual(['/?auth=google-connected', '/?auth=google-taken']);
    expect(await api.rows('select id from users where google_id = $1', [sub])).toHaveLength(1);
  });

  async function signedIn(): Promise<TestBrowser> {
    const browser = createBrowser(api);
    await browser.register();
    return browser;
  }

  test('a connection fails when another user or no user is signed in by then', async () => {
    const browser = await signedIn();
    const address = await almostConnected(browser, 'left-the-desk');
    await browser.logout();
    await browser.register();
    await unchanged(() => arrive(browser, address), '/?auth=google-failed');
    const again = await almostConnected(browser, 'left-again');
    await browser.logout();
    await unchanged(() => arrive(browser, again), '/?auth=google-failed');
  });

  test('15: the email of an admin signs in no one, verified or not', async () => {
    const email = 'boss@cards.example';
    await ensureFirstAdmin(api.services.db, email, goodPassword);
    for (const verified of ['null', 'now()']) {
      await api.pool.query(`update users set email_verified_at = ${verified} where email_key = $1`, [email]);
      const { browser, address } = await almostHome(`boss-${verified.length}`, { email: 'Boss@cards.example' });
      await unchanged(() => arrive(browser, address), '/pricing?auth=google-exists');
      expect(await signedInUsername(browser)).toBeUndefined();
    }
  });

  test('15: the email of the demo account signs in no one, existing or not', async () => {
    const one = await almostHome('demo-1', { email: demoEmail });
    await unchanged(() => arrive(one.browser, one.address), '/pricing?auth=google-exists');
    await seedDemo(api.services.db);
    const two = await almostHome('demo-2', { email: demoEmail });
    await unchanged(() => arrive(two.browser, two.address), '/pricing?auth=google-exists');
  });

  test('a session planted before the sign-in is invalid after it', async () => {
    const plantedBrowser = await newGuest(api);
    const { browser, as, email } = person('fixated');
    browser.cookies.set('session', plantedBrowser.cookies.get('session') ?? '');
    await signInWithGoogle(browser, as);
    expect(await signedInUsername(browser)).toBe(email);
    expect(await signedInUsername(plantedBrowser)).toBeUndefined();
  });
});

test('no secret was logged', () => {
  const logText = api.logged.join('');
  expect(logText).toContain('Google sign-in failed');
  expect(logText).not.toMatch(/code=|state=|verifier|eyJ|@cards\.example|@evil/);
  expect(logText).not.toContain(clientSecret);
});
