import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { metadata, startForgingGoogle } from '../testing/forging-google.ts';
import {
  dumpTables,
  locationOf,
  returnFromGoogle,
  signedInUsername,
  startAccountsWithGoogle,
  startGoogleSignIn,
} from '../testing/google-sign-in.ts';
import { clientId, clientSecret } from '../testing/loopback-google.ts';
import { createBrowser } from '../testing/test-browser.ts';

const google = await startForgingGoogle();
const api = await startAccountsWithGoogle(google.issuer);
const validToken = () => google.sign(google.claims());
afterEach(() => {
  Object.assign(google, { idToken: validToken, answer: undefined, discovery: undefined, jwks: undefined });
});

/** Runs a complete sign-in in which the provider returns what the test has prepared. */
async function signInOutcome(site = api): Promise<string> {
  const browser = createBrowser(site);
  const { searchParams } = new URL(await startGoogleSignIn(browser));
  google.nonce = searchParams.get('nonce') ?? '';
  const answer = await returnFromGoogle(browser, `/api/auth/google/callback?code=c&state=${searchParams.get('state')}`);
  expect(Boolean(await signedInUsername(browser))).toBe(locationOf(answer) === '/?auth=google-done');
  return locationOf(answer);
}

async function expectRefused(): Promise<void> {
  const [before, requestCount] = [await dumpTables(api), google.redeemed.length];
  expect(await signInOutcome()).toBe('/?auth=google-failed');
  expect(await dumpTables(api)).toBe(before);
  expect(google.redeemed).toHaveLength(requestCount + 1);
}

const withClaims = (change: JWTPayload) => async () => {
  google.idToken = () => google.sign(google.claims(change));
  await expectRefused();
};
const signedBy = ({ privateKey }: Awaited<ReturnType<typeof generateKeyPair>>, header = {}) =>
  google.sign(google.claims(), privateKey, header);
const signedWithText = (key: string) => google.sign(google.claims(), new TextEncoder().encode(key), { alg: 'HS256' });
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

test('a valid token of this provider is accepted (control for the refusals below)', async () => {
  google.idToken = () => google.sign(google.claims({ sub: 'honest', email: 'honest@cards.example' }));
  expect(await signInOutcome()).toBe('/?auth=google-done');
  const form = google.redeemed.at(-1);
  expect(form?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  expect(form?.get('redirect_uri')).toBe('http://localhost:3000/api/auth/google/callback');
});

describe('an ID token is refused', () => {
  test('4: with another nonce', withClaims({ nonce: 'x'.repeat(43) }));
  test('4: without a nonce', withClaims({ nonce: undefined as never }));
  test('5: for another client', withClaims({ aud: 'another-site' }));
  test(
    '5: for several audiences, issued to another client',
    withClaims({ aud: [clientId, 'another'], azp: 'another' }),
  );
  test('5: without an audience', withClaims({ aud: undefined as never }));
  test('6: from another issuer', withClaims({ iss: 'https://accounts.google.com' }));
  test('6: from an issuer that looks the same', () => withClaims({ iss: `${google.issuer}/` })());
  test('6: without an issuer', withClaims({ iss: undefined as never }));
  test('8: that has expired', withClaims({ iat: ago(3_600), exp: ago(120) }));
  test('8: without an expiry', withClaims({ exp: undefined as never }));
  test('8: that is not valid yet', withClaims({ nbf: ago(-600) }));
  test('8: without an issue time', withClaims({ iat: undefined as never }));
  test('without a subject', withClaims({ sub: undefined as never }));

  test.each<[string, () => Promise<string>]>([
    ['7: signed by a foreign key under the id of a known key', async () => signedBy(await generateKeyPair('RS256'))],
    ['7: signed by an unpublished key', async () => signedBy(await generateKeyPair('RS256'), { kid: 'unheard-of' })],
    [
      '7: that contains its own key',
      async () => {
        const strangerKeys = await generateKeyPair('RS256', { extractable: true });
        const jwk = await crypto.subtle.exportKey('jwk', strangerKeys.publicKey as CryptoKey);
        return signedBy(strangerKeys, { jwk, kid: undefined });
      },
    ],
    ['7: that is unsigned', async () => new UnsecuredJWT(google.claims()).encode()],
    ['7: with its signature removed', async () => (await validToken()).replace(/[^.]*$/, '')],
    ['7: signed with HS256 and the public key', async () => signedWithText(await google.publicKeyText())],
    ['7: signed with HS256 and the secret of the client', () => signedWithText(clientSecret)],
    [
      '7: with claims changed after signing',
      async () => {
        const claims = Buffer.from(JSON.stringify(google.claims({ sub: 'somebody-else' }))).toString('base64url');
        return (await validToken()).replace(/\..*\./, `.${claims}.`);
      },
    ],
    ['that is not a token', async () => 'garbage'],
  ])('%s', async (_, forge) => {
    google.idToken = forge;
    await expectRefused();
  });
});

test.each([['\u0000'], [''], ['x'.repeat(256)], ['שלום']])('a subject such as %j is refused', async (sub) => {
  google.idToken = () => google.sign(google.claims({ sub }));
  const before = await dumpTables(api);
  expect(await signInOutcome()).toMatch(/^\/\?auth=google-(failed|unverified)$/);
  expect(await dumpTables(api)).toBe(before);
});

describe('a failing provider', () => {
  const page = { status: 200, body: '<html>', type: 'text/html' };

  test.each([
    ['500', { status: 500, body: 'oops' }],
    ['no JSON', page],
    ['broken JSON', { status: 200, body: '{"access_token":' }],
    ['JSON that is no object', { status: 200, body: 'null' }],
    ['no ID token', { status: 200, body: '{"access_token":"x","token_type":"Bearer"}' }],
    ['an OAuth error', { status: 400, body: '{"error":"invalid_grant"}' }],
    ['an error that would forge a line', { status: 400, body: '{"error":"x\\ncode=secret"}' }],
    ['a redirect', { status: 302, body: '' }],
  ])('at the token endpoint: %s', async (_, answer) => {
    google.answer = answer;
    await expectRefused();
  });

  test('at the token endpoint: no response for five seconds', { timeout: 20_000 }, async () => {
    google.answer = 'silence';
    await expectRefused();
  });

  test.each([
    ['500', { status: 500, body: '' }],
    ['garbage', page],
    ['no keys', { status: 200, body: '{"keys":[]}' }],
  ])('at the keys endpoint: %s', async (_, answer) => {
    const api2 = await startAccountsWithGoogle(google.issuer);
    google.jwks = answer;
    expect(await signInOutcome(api2)).toBe('/?auth=google-failed');
    expect(await api2.rows('select * from users')).toEqual([]);
  });

  test('at discovery: any failure is reported to the page, and the next attempt retries', {
    timeout: 30_000,
  }, async () => {
    const api2 = await startAccountsWithGoogle(google.issuer);
    const start = () => startGoogleSignIn(createBrowser(api2), '?returnTo=/pricing');
    const other = JSON.stringify({ ...metadata(google.issuer), issuer: 'https://evil.example' });
    for (const answer of [{ status: 503, body: '' }, page, { status: 200, body: other }, 'silence'] as const) {
      google.discovery = answer;
      expect(await start()).toBe('/pricing?auth=google-failed');
    }
    expect(api2.logged.join('')).toContain('Google sign-in could not be started');
    google.discovery = undefined;
    expect(await start()).toContain(`${google.issuer}/authorize?`);
    google.discovery = { status: 503, body: '' };
    expect(await start()).toContain(`${google.issuer}/authorize?`);
  });
});

test('no secret was logged, and failures were logged', () => {
  const logText = api.logged.join('');
  expect(logText).toContain('invalid_grant');
  expect(logText).not.toMatch(/code=|state=|verifier|eyJ|victim@|a-secret-between/);
});
