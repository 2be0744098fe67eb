import { randomBytes } from 'node:crypto';
import type { Extension } from '#server-kit/services/services.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import { demoEmail, demoPassword } from '../../demo-account.ts';
import { seedColumn } from '../../secret-columns.ts';
import { accountsFeature, identify, seedDemo } from '../index.ts';
import { codeOf, stepAt } from '../second-factor/second-factor.ts';

/** Starts the feature's API with the product's real session handling. */
export const startAccounts = (
  settings: Record<string, string> = {},
  extensions: readonly Extension[] = [],
): Promise<TestApi> => startTestApi({ features: [accountsFeature], extensions, identify, settings });

/** The TOTP seed as the owner's authenticator has it. */
export async function seedOf({ pool, services }: TestApi, userId: number): Promise<Buffer> {
  const { rows } = await pool.query('select second_factor_secret from users where id = $1', [userId]);
  return services.secrets.decrypt(rows[0].second_factor_secret, seedColumn, userId);
}

export const goodPassword = 'shemesh-bayam-7';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export function newPerson(overrides: Partial<Person> = {}): Person {
  const suffix = randomBytes(5).toString('hex');
  return { username: `dana-${suffix}`, email: `dana-${suffix}@cards.example`, password: goodPassword, ...overrides };
}

/** Stores cookies and sends the CSRF token, as our pages do. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  register(person?: Person): Promise<TestAnswer>;
  login(person: Pick<Person, 'email' | 'password'>, more?: Record<string, unknown>): Promise<TestAnswer>;
  logout(): Promise<TestAnswer>;
}

export function createBrowser({ send }: Pick<TestApi, 'send'>): TestBrowser {
  const cookies = new Map<string, string>();
  const call: TestBrowser['send'] = async (method, path, body, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const csrf = cookies.get('XSRF-TOKEN');
    const answer = await send(method, path, body, {
      ...(cookie && { cookie }),
      ...(csrf && method !== 'GET' && { 'csrf-token': csrf }),
      ...headers,
    });
    for (const header of answer.headers.getSetCookie()) storeCookie(cookies, header);
    return answer;
  };
  const withToken = async (path: string, body: unknown) => {
    if (!cookies.has('XSRF-TOKEN')) await call('GET', '/api/csrf-token');
    return call('POST', path, body);
  };
  return {
    cookies,
    send: call,
    register: (person = newPerson()) => withToken('/api/auth/register', person),
    login: ({ email, password }, more = {}) => withToken('/api/auth/login', { email, password, ...more }),
    logout: () => call('POST', '/api/auth/logout'),
  };
}

/** A visitor with a CSRF token and no session. */
export async function newGuest(api: Pick<TestApi, 'send'>): Promise<TestBrowser> {
  const browser = createBrowser(api);
  await browser.send('GET', '/api/csrf-token');
  return browser;
}

export interface TestUser {
  readonly id: number;
  readonly person: Person;
  readonly browser: TestBrowser;
  /** For requests without cookies. */
  readonly token: string;
  /** As returned by the registration endpoint. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
  readonly user: any;
}

/** Registers and signs in a new owner. */
export async function newOwner(api: Pick<TestApi, 'send'>, overrides: Partial<Person> = {}): Promise<TestUser> {
  const [browser, person] = [createBrowser(api), newPerson(overrides)];
  const { body } = await browser.register(person);
  return { id: body.user.id, person, browser, token: body.token, user: body.user };
}

/** Switches on the second factor of a signed-in user. */
export async function enableSecondFactor(api: TestApi, { browser, id }: Pick<TestUser, 'browser' | 'id'>) {
  await browser.send('POST', '/api/account/second-factor');
  const seed = await seedOf(api, id);
  const code = codeOf(seed, stepAt(api.services.clock.now()));
  const { status, body } = await browser.send('PUT', '/api/account/second-factor', { code });
  if (status !== 200) throw new Error(`The second factor is not on: ${status}`);
  return { seed, recoveryCodes: body.recoveryCodes as string[] };
}

/** Signs in to a new copy of the demo account. */
export async function enterDemo(api: TestApi) {
  await seedDemo(api.services.db);
  const browser = createBrowser(api);
  const { body } = await browser.login({ email: demoEmail, password: demoPassword });
  return { browser, user: body.user };
}

/** How many responses have each status. */
export const countByStatus = (answers: readonly TestAnswer[]): Record<number, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

function storeCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const isExpired = attributes.some((one) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(one));
  if (isExpired) cookies.delete(name);
  else cookies.set(name, decodeURIComponent(value));
}
