import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import type { TestAnswer, TestApi } from '#server-kit/testing/test-api.ts';
import { clientId, clientSecret, type GooglePerson, startLoopbackGoogle } from './loopback-google.ts';
import { createBrowser, startAccounts, type TestBrowser } from './test-browser.ts';

/** Starts the feature with a loopback Google server, and what a person does there. */
export async function startGoogleSite() {
  const google = await startLoopbackGoogle();
  closeAfterwards(google.close);
  const api = await startAccountsWithGoogle(google.issuer);
  return {
    api,
    google,
    /** A user with a Google account, whose claims may be of any type, and a separate browser. */
    person: (sub: string, claims: object = {}) => {
      const email = `${sub}@cards.example`;
      const account: GooglePerson = { email, email_verified: true, name: 'Dana Levi', ...claims };
      google.accounts.set(sub, account);
      return { sub, as: { as: sub }, email: account.email ?? email, browser: createBrowser(api) };
    },
    /** Signs in through Google and returns the URL at which the browser ends. */
    signInWithGoogle: async (browser: TestBrowser, choice: { as: string } | 'cancel', query = '') => {
      const address = await google.visit(await startGoogleSignIn(browser, query), choice);
      return locationOf(await returnFromGoogle(browser, address));
    },
    userRow: (email: string) => api.row('select * from users where email_key = $1', [email]),
  };
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

export const signedInUsername = async (browser: TestBrowser): Promise<string | undefined> =>
  (await browser.send('GET', '/api/auth/current-user')).body.user?.email;

/** All tables that a refused attack must leave unchanged. */
export async function dumpTables({ pool }: TestApi): Promise<string> {
  const tables = ['users', 'sessions', 'known_devices', 'one_time_tokens', 'recovery_codes'];
  const rows = await Promise.all(tables.map((table) => pool.query(`select t::text from ${table} t order by 1`)));
  return JSON.stringify(rows.map((result) => result.rows));
}
