import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import type { TestAnswer, TestApi } from '#server-kit/testing/test-api.ts';
import {
  clientId,
  clientSecret,
  type GooglePerson,
  type LoopbackGoogle,
  startLoopbackGoogle,
} from './loopback-google.ts';
import { createBrowser, startAccounts, type TestBrowser } from './test-browser.ts';

/** Starts the loopback Google server for the tests of a file. */
export async function startGoogle(): Promise<LoopbackGoogle> {
  const google = await startLoopbackGoogle();
  closeAfterwards(google.close);
  return google;
}

/** Starts the feature with Google's issuer replaced by the test's. */
export function startAccountsWithGoogle(issuer: string, settings: Record<string, string> = {}): Promise<TestApi> {
  const google = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  return startAccounts({ RATE_LIMITS: 'off', ...google, ...settings });
}

export const locationOf = (answer: TestAnswer): string => answer.headers.get('location') ?? `status ${answer.status}`;

/** Opens the URL that Google redirects the browser to; the test server listens elsewhere than at its public URL. */
export const returnFromGoogle = (browser: TestBrowser, address: string): Promise<TestAnswer> =>
  browser.send('GET', address.replace('http://localhost:3000', ''));

/** Starts a sign-in and returns the URL at Google. */
export const startGoogleSignIn = async (browser: TestBrowser, query = ''): Promise<string> =>
  locationOf(await browser.send('GET', `/api/auth/google${query}`));

/** Signs in through Google and returns the URL at which the browser ends. */
export async function signInWithGoogle(
  browser: TestBrowser,
  google: LoopbackGoogle,
  choice: { as: string } | 'cancel',
  query = '',
): Promise<string> {
  const address = await google.visit(await startGoogleSignIn(browser, query), choice);
  return locationOf(await returnFromGoogle(browser, address));
}

interface Stage {
  readonly api: TestApi;
  readonly google: LoopbackGoogle;
}

/** A user with a Google account and a separate browser. */
export function googlePerson({ api, google }: Stage, sub: string, person: GooglePerson = {}) {
  const email = `${sub}@cards.example`;
  google.accounts.set(sub, { email, email_verified: true, name: 'Dana Levi', ...person });
  return { sub, as: { as: sub }, email: person.email ?? email, browser: createBrowser(api) };
}

export const signedInUsername = async (browser: TestBrowser): Promise<string | undefined> =>
  (await browser.send('GET', '/api/auth/current-user')).body.user?.email;

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows freely
export async function userRow({ pool }: TestApi, email: string): Promise<any> {
  return (await pool.query('select * from users where email_key = $1', [email])).rows[0];
}

/** All tables that a refused attack must leave unchanged. */
export async function dumpTables({ pool }: TestApi): Promise<string> {
  const tables = ['users', 'sessions', 'known_devices', 'one_time_tokens', 'recovery_codes'];
  const rows = await Promise.all(tables.map((table) => pool.query(`select t::text from ${table} t order by 1`)));
  return JSON.stringify(rows.map((result) => result.rows));
}
