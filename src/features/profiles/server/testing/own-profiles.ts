import { randomBytes } from 'node:crypto';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import {
  createBrowser,
  newPerson,
  type Person,
  type TestBrowser,
} from '#features/accounts/server/testing/test-browser.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import type { Profile } from '../../contract.ts';
import { profilesFeature } from '../index.ts';

/** The profile endpoints, with real accounts and packages. */
export async function startProfiles(settings: Record<string, string> = {}): Promise<TestApi> {
  const api = await startTestApi({
    features: [accountsFeature, profilesFeature],
    identify,
    settings: { RATE_LIMITS: 'off', ...settings },
  });
  await seedPackages(api.services.db);
  return api;
}

export interface TestOwner extends TestBrowser {
  readonly id: number;
  readonly person: Person;
  /** Throw unless the request succeeds. */
  get(method: string, path: string, body?: unknown): Promise<Profile>;
  make(name?: string): Promise<Profile>;
  publish(id: number): Promise<Profile>;
  makePublished(name?: string): Promise<Profile>;
}

export const uniqueName = (): string => `Dana ${randomBytes(5).toString('hex')}`;

export async function newOwner(api: Pick<TestApi, 'send'>): Promise<TestOwner> {
  const browser = createBrowser(api);
  const person = newPerson();
  const { body } = await browser.register(person);
  const get = async (method: string, path: string, sent?: unknown) => {
    const answer = await browser.send(method, path, sent);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Profile;
  };
  const make = (name = uniqueName()) => get('POST', '/api/profiles', { name });
  const publish = (id: number) => get('PUT', `/api/profiles/${id}/publish`);
  return {
    ...browser,
    id: body.user.id,
    person,
    get,
    make,
    publish,
    makePublished: async (name) => publish((await make(name)).id),
  };
}

/** The cookies of a browser as a request header. */
export const cookieOf = ({ cookies }: Pick<TestBrowser, 'cookies'>): string =>
  [...cookies].map((pair) => pair.join('=')).join('; ');

/** As if the trial had ended yesterday. */
export const endTrial = ({ pool }: Pick<TestApi, 'pool'>, { id }: Pick<TestOwner, 'id'>): Promise<unknown> =>
  pool.query(`update users set trial_ends_at = now() - interval '1 day' where id = $1`, [id]);

export const statusAndCode = ({ status, body }: TestAnswer): [number, string] => [status, body?.code];
