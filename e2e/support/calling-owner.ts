import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Profile } from '../../src/features/profiles/contract.ts';
import type { profileDocument } from '../../src/features/profiles/document/document.ts';

export type DocumentInput = z.input<typeof profileDocument>;

/** An owner who uses API requests only, with the cookies and the token that a browser would store. */
export interface CallingOwner {
  readonly username: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** Sends any request and returns the status and body. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }>;
  /** Sends a request that must succeed. */
  get<T = Profile>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>;
  /** Uploads a file and returns its ID. */
  upload(bytes: Buffer, name?: string, kind?: 'picture' | 'document'): Promise<string>;
  /** Saves a document over the profile's current draft and publishes it. */
  publish(profile: Profile, document: DocumentInput): Promise<Profile>;
}

/** Retries while the server responds with 503 under load. */
export async function patientFetch(url: string, init: RequestInit = {}, tries = 20): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status !== 503 || tries === 0) return answer;
  await wait(500);
  return patientFetch(url, init, tries - 1);
}

/** The cookies and the CSRF token as a browser sends them. */
export const sessionHeaders = (cookies: ReadonlyMap<string, string>) => ({
  cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
  'csrf-token': cookies.get('XSRF-TOKEN') ?? '',
});

export function storeCookies(cookies: Map<string, string>, { headers }: Response): void {
  for (const header of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    cookies.set(name, value);
  }
}

/** Registers an account, which starts with a trial of the largest plan. */
export async function callingOwner(url: string): Promise<CallingOwner> {
  const cookies = new Map<string, string>();
  const request = async (method: string, path: string, init: Pick<RequestInit, 'body' | 'headers'> = {}) => {
    const answer = await patientFetch(url + path, {
      method,
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...sessionHeaders(cookies) },
    });
    storeCookies(cookies, answer);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  };
  const call: CallingOwner['call'] = (method, path, body, headers) =>
    request(
      method,
      path,
      body === undefined
        ? { ...(headers && { headers }) }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
    );
  const expectSuccess = <T>(what: string, { status, body }: { status: number; body: unknown }): T => {
    if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 500)}`);
    return body as T;
  };
  const get = async <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T> =>
    expectSuccess(`${method} ${path}`, await call(method, path, body, headers));

  const username = `dana-${randomBytes(5).toString('hex')}`;
  const email = `${username}@cards.example`;
  await call('GET', '/api/csrf-token');
  await get('POST', '/api/auth/register', { username, email, password: 'shemesh-bayam-7' });
  return {
    username,
    cookies,
    call,
    get: get as CallingOwner['get'],
    upload: async (bytes, name = 'picture.jpg', kind = 'picture') => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('file', new File([new Uint8Array(bytes)], name));
      return expectSuccess<{ id: string }>('upload', await request('POST', '/api/files', { body: form })).id;
    },
    publish: async ({ id, version }, document) => {
      await get('PUT', `/api/profiles/${id}`, { document, version });
      return get<Profile>('PUT', `/api/profiles/${id}/publish`);
    },
  };
}
