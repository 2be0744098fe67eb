import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Access, endpoint, isForAdmins } from '#base/endpoint.ts';
import { texts } from '#i18n/texts.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { type Call, type Role, route } from './route.ts';

const ok = z.object({ ok: z.literal(true) });
const open = { access: 'public', summary: 'A call for the test' } as const;
const accesses: readonly Access[] = ['public', 'user', 'subscriber', 'admin:desk'];

const guarded = accesses.map((access) =>
  endpoint({ method: 'POST', path: `/api/for/${access.replace(':', '-')}`, access, summary: 'x', answer: ok }),
);
const sessionOnly = endpoint({
  method: 'GET',
  path: '/api/session-only',
  access: 'user',
  summary: 'x',
  needsSession: true,
  answer: ok,
});
const change = endpoint({
  ...open,
  method: 'PUT',
  path: '/api/things/:id',
  params: z.object({ id: z.coerce.number<string>().int().max(1_000) }),
  query: z.object({ page: z.coerce.number<string>().min(1).default(1) }),
  body: z.object({
    name: z.string().min(2, 'things.nameTooShort').max(5),
    email: z.email().optional(),
    deep: z.object({ list: z.array(z.number()).max(2) }).optional(),
  }),
  answer: z.object({ id: z.number(), page: z.number(), body: z.unknown() }),
});
const leaky = endpoint({ ...open, method: 'GET', path: '/api/leaky', answer: z.array(z.object({ id: z.number() })) });
const wrong = endpoint({ ...open, method: 'GET', path: '/api/wrong', answer: z.object({ count: z.number() }) });
const nullable = endpoint({ ...open, method: 'GET', path: '/api/nullable', answer: z.string().nullable() });
const plainText = endpoint({ ...open, method: 'GET', path: '/api/word', answer: z.string() });
const remove = endpoint({ ...open, method: 'DELETE', path: '/api/things', answer: z.undefined(), status: 204 });
const pay = endpoint({
  ...open,
  method: 'POST',
  path: '/api/pay',
  idempotent: true,
  answer: z.object({ key: z.string() }),
});
const self = endpoint({ ...open, method: 'GET', path: '/api/self', answer: z.object({ id: z.number() }) });
const small = endpoint({ ...open, method: 'POST', path: '/api/small', body: z.unknown(), bodyLimit: 50, answer: ok });

const admin = { access: 'admin:desk', summary: 'x', needsSession: true } as const;
const unaudited = endpoint({ ...admin, method: 'PUT', path: '/api/admin/silent', answer: ok });
const watched = endpoint({ ...admin, method: 'GET', path: '/api/admin/watched', answer: ok });
const table = endpoint({ ...admin, method: 'GET', path: '/api/admin/table.csv', answer: z.unknown(), isFile: true });
const unauditedFile = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/admin/untold.csv',
  answer: z.unknown(),
  isFile: true,
});
const broken = endpoint({
  ...open,
  method: 'GET',
  path: '/api/broken.csv',
  query: z.object({ sent: z.coerce.number() }),
  answer: z.unknown(),
  isFile: true,
});
const owners = { access: 'user', summary: 'x' } as const;
const ownerOnly = endpoint({ ...owners, method: 'PUT', path: '/api/own', answer: ok });
const endImpersonation = endpoint({
  ...owners,
  method: 'PUT',
  path: '/api/end-view',
  answer: ok,
  allowedWhileImpersonating: true,
});
const proven = endpoint({ ...owners, method: 'GET', path: '/api/proven', answer: ok, requiresRecentAuth: true });

const storedRow = { id: 1, passwordHash: 'argon2-secret' };
const works = async () => ({ ok: true }) as const;
const auditing = async ({ audit, db }: Pick<Call<never, never, never>, 'audit' | 'db'>) => {
  await audit(db, { action: 'things.touch', target: { kind: 'thing', id: 1 } });
  return { ok: true } as const;
};
const routes = [
  ...guarded.map((one) => route(one, isForAdmins(one.access) ? auditing : works)),
  route(unaudited, works),
  route(watched, async () => ({ ok: true }) as const),
  route(ownerOnly, works),
  route(endImpersonation, works),
  route(proven, works),
  route(table, async () => ({ body: 'a\r\n1\r\n', type: 'text/csv; charset=utf-8', name: 'a.csv', rows: 1 })),
  route(broken, async ({ query }) => ({
    body: Readable.from(failingAfter(query.sent)),
    type: 'text/csv',
    name: 'a.csv',
  })),
  route(unauditedFile, async () => ({ body: 'a', type: 'text/csv; charset=utf-8', name: 'a.csv' })),
  route(sessionOnly, works),
  route(change, async ({ params, query, body }) => ({ id: params.id, page: query.page, body })),
  route(leaky, async () => [storedRow]),
  route(wrong, async () => ({ count: 'secret-value' }) as never),
  route(nullable, async () => null),
  route(plainText, async () => 'שלום'),
  route(remove, async () => undefined),
  route(pay, async ({ idempotencyKey }) => ({ key: idempotencyKey ?? 'none' })),
  route(self, async ({ user }) => ({ id: user.id })),
  route(small, works),
];

const things = texts('things', { nameTooShort: ['השם קצר מדי', 'The name is too short'] });
const api = await startTestApi({ routes, texts: [things] });
afterEach(() => api.signIn(undefined));

const as = (role: Role | 'visitor', hasSession = true) =>
  api.signIn(role === 'visitor' ? undefined : { id: 7, role, hasSession });

async function* failingAfter(chunks: number) {
  for (let chunk = 0; chunk < chunks; chunk += 1) yield 'x'.repeat(100_000);
  throw Object.assign(new Error('select secret from users'), { code: '22008', statusCode: 418 });
}

describe('access', () => {
  test.each([
    ['public', [200, 200, 200, 200]],
    ['user', [401, 200, 200, 200]],
    ['subscriber', [401, 402, 200, 200]],
    ['admin-desk', [401, 403, 403, 200]],
  ] as const)('%s: visitor, user, subscriber, admin get %j', async (access, expected) => {
    const statuses = [];
    for (const role of ['visitor', 'user', 'subscriber', 'admin'] as const) {
      as(role);
      statuses.push((await api.send('POST', `/api/for/${access}`)).status);
    }
    expect(statuses).toEqual(expected);
  });

  test('an endpoint that requires a session refuses a token', async () => {
    as('admin', false);
    expect(await api.send('GET', '/api/session-only')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    as('user');
    expect((await api.send('GET', '/api/session-only')).status).toBe(200);
  });

  test.each(['user', 'admin'] as const)('an endpoint that requires a session refuses a demo %s', async (role) => {
    api.signIn({ id: 7, role, isDemo: true });
    expect((await api.send('GET', '/api/session-only')).body.code).toBe('demo_refused');
  });

  test('reading the user on a public endpoint without a session returns 401', async () => {
    expect((await api.send('GET', '/api/self')).status).toBe(401);
    as('user');
    expect((await api.send('GET', '/api/self')).body).toEqual({ id: 7 });
  });

  test('access is checked before the input is validated', async () => {
    expect((await api.send('POST', '/api/for/admin-desk', { nonsense: 1 })).body.code).toBe('unauthenticated');
  });
});

describe('the origin of a request', () => {
  test.each([
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost:3000.evil.example' }, 403],
    [{ origin: 'https://localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }, 403],
  ])('a change with %j returns %d', async (headers, status) => {
    expect((await api.send('POST', '/api/for/public', {}, headers as Record<string, string>)).status).toBe(status);
  });

  test('reads are allowed from any origin, without CORS headers', async () => {
    const answer = await api.send('GET', '/api/word', undefined, { origin: 'https://other.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('request input', () => {
  test('is parsed by the declared schemas, and unknown keys such as _csrf are dropped', async () => {
    const answer = await api.send('PUT', '/api/things/12?page=3&x=1', { name: 'דנה', _csrf: 't', role: 'admin' });
    expect(answer.body).toEqual({ id: 12, page: 3, body: { name: 'דנה' } });
    expect((await api.send('PUT', '/api/things/12', { name: 'דנה' })).body.page).toBe(1);
  });

  const fieldsOf = async (path: string, body: unknown, language = 'he') => {
    const answer = await api.send('PUT', path, body, { 'accept-language': language });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    return answer.body.fields;
  };

  test('each invalid field has a message in the language of the reader', async () => {
    const body = { name: 'ד', email: 'x', deep: { list: [1, 'a'] } };
    expect(await fieldsOf('/api/things/1', body)).toEqual({
      name: 'השם קצר מדי',
      email: 'כתובת מייל לא תקינה',
      'deep.list.1': 'ערך לא תקין',
    });
    expect(await fieldsOf('/api/things/1', body, 'en')).toMatchObject({
      name: 'The name is too short',
      email: 'Invalid email',
    });
  });

  test.each([
    ['/api/things/1', {}, 'name', 'שדה חובה'],
    ['/api/things/1', { name: 5 }, 'name', 'ערך לא תקין'],
    ['/api/things/1', { name: 'ארוך מאוד' }, 'name', 'אפשר עד 5 תווים'],
    ['/api/things/1', { name: 'דנה', deep: { list: [1, 2, 3] } }, 'deep.list', 'אפשר עד 2 פריטים'],
    ['/api/things/1', [], 'body', 'ערך לא תקין'],
    ['/api/things/1', null, 'name', 'שדה חובה'],
    ['/api/things/x', { name: 'דנה' }, 'id', 'ערך לא תקין'],
    ['/api/things/1001', { name: 'דנה' }, 'id', 'הערך יכול להיות עד 1,000'],
    ['/api/things/1?page=0', { name: 'דנה' }, 'page', 'הערך צריך להיות לפחות 1'],
  ])('%s with %j returns for %s: %s', async (path, body, field, sentence) => {
    expect((await fieldsOf(path, body))[field]).toBe(sentence);
  });

  test.each(['{"name":', 'name=x', '{"__proto__":{"admin":true},"name":"x"}', ''])(
    'malformed JSON (%j) is 400',
    async (text) => {
      const answer = await api.send('PUT', '/api/things/1', text);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', message: 'שגיאה בפורמט הבקשה' } });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', 'x'])(
    'a body of type %s is 415',
    async (type) => {
      const answer = await api.send('PUT', '/api/things/1', '{"name":"דנה"}', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } });
    },
  );

  test('a body past the declared limit is 413, and past 256 KB where none is declared', async () => {
    const tooLarge = { status: 413, body: { code: 'too_large', message: 'הקובץ שהועלה גדול מדי' } };
    expect((await api.send('POST', '/api/small', { a: 'x'.repeat(30) })).status).toBe(200);
    expect(await api.send('POST', '/api/small', { a: 'x'.repeat(60) })).toMatchObject(tooLarge);
    expect((await api.send('PUT', '/api/things/1', { name: 'דנה', x: 'x'.repeat(255_000) })).status).toBe(200);
    expect(await api.send('PUT', '/api/things/1', { name: 'דנה', x: 'x'.repeat(263_000) })).toMatchObject(tooLarge);
  });

  test('an idempotency key is required, in a valid format', async () => {
    for (const key of [undefined, 'short', 'x'.repeat(101), 'with space', "a'; drop table"]) {
      const answer = await api.send('POST', '/api/pay', {}, key === undefined ? {} : { 'idempotency-key': key });
      expect(answer).toMatchObject({ status: 400, body: { fields: { 'idempotency-key': 'שדה חובה' } } });
    }
    const key = '0b5e7a52-6a57-4a8c-9d0c-0a6b7f6f8c11';
    expect((await api.send('POST', '/api/pay', {}, { 'idempotency-key': key })).body).toEqual({ key });
  });
});

describe('a response', () => {
  const client = () => createApi({ baseUrl: api.address, fetch, locale: () => 'he', csrfToken: () => 'any' });

  test('contains only the declared fields', async () => {
    expect((await api.send('GET', '/api/leaky')).body).toEqual([{ id: 1 }]);
  });

  test('that violates its schema is a 500 without details', async () => {
    const answer = await api.send('GET', '/api/wrong');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ code: 'internal', message: 'שגיאת שרת. נסו שוב מאוחר יותר' });
  });

  test('is always JSON, so that the browser client can parse it', async () => {
    expect(await client().call(nullable, {})).toBeNull();
    expect(await client().call(plainText, {})).toBe('שלום');
    expect((await api.send('GET', '/api/word')).headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('is empty for 204', async () => {
    const answer = await api.send('DELETE', '/api/things');
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(await client().call(remove, {})).toBeUndefined();
  });

  test('is never cached', async () => {
    for (const path of ['/api/word', '/api/wrong', '/api/session-only'])
      expect((await api.send('GET', path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a change by an admin', () => {
  const auditEntries = async (one: TestApi) => (await one.pool.query('select * from audit_log order by id')).rows;

  test('is recorded in the audit log, with the actor and address', async () => {
    api.signIn({ id: 7, role: 'admin', username: 'noa' });
    await api.send('POST', '/api/for/admin-desk', {}, { 'user-agent': 'Browser' });
    expect((await auditEntries(api)).at(-1)).toMatchObject({
      actor_id: 7,
      actor_name: 'noa',
      action: 'things.touch',
      target_kind: 'thing',
      target_id: '1',
      address: '127.0.0.1',
      user_agent: 'Browser',
    });
  });

  test('without an audit entry returns 500', async () => {
    as('admin');
    expect(await api.send('PUT', '/api/admin/silent')).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(api.logged.join()).toContain('PUT /api/admin/silent changed something and told the audit log nothing');
  });

  test('without an audit entry succeeds in production, with a generic entry', async () => {
    const live = await startTestApi({ routes, texts: [things], settings: { NODE_ENV: 'production' } });
    live.signIn({ id: 7, role: 'admin', username: 'noa' });
    expect((await live.send('PUT', '/api/admin/silent')).status).toBe(200);
    expect(await auditEntries(live)).toMatchObject([
      { actor_name: 'noa', action: 'unnamed', target_kind: 'call', target_id: 'PUT /api/admin/silent' },
    ]);
    expect(live.logged.join()).toContain('told the audit log nothing');
  });

  test('is not recorded for reads or for changes by owners', async () => {
    const before = (await auditEntries(api)).length;
    as('admin');
    expect((await api.send('GET', '/api/admin/watched')).status).toBe(200);
    as('user');
    expect((await api.send('PUT', '/api/own')).status).toBe(200);
    expect(await auditEntries(api)).toHaveLength(before);
  });
});

describe('an impersonating admin', () => {
  const impersonate = () =>
    api.signIn({ id: 7, role: 'user', username: 'dana', impersonator: { id: 1, username: 'noa' } });

  test.each([
    ['GET', '/api/session-only', 200],
    ['PUT', '/api/own', 403],
    ['POST', '/api/for/user', 403],
    ['GET', '/api/proven', 403],
    ['PUT', '/api/end-view', 200],
    // While impersonating, the admin has the owner's role.
    ['GET', '/api/admin/watched', 403],
  ])('%s %s returns %d', async (method, path, status) => {
    impersonate();
    const answer = await api.send(method, path);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe(path.startsWith('/api/admin') ? 'forbidden' : 'view_only');
  });

  test('gets the refusal in both languages', async () => {
    impersonate();
    const { body } = await api.send('PUT', '/api/own', undefined, { 'accept-language': 'en' });
    expect(body.message).not.toMatch(/[\u0590-\u05ff]|view_only/);
    expect((await api.send('PUT', '/api/own')).body.message).toMatch(/[\u0590-\u05ff]/);
  });
});

describe('a downloaded CSV', () => {
  test('has the row count in a header when known', async () => {
    as('admin');
    const csv = await api.send('GET', '/api/admin/table.csv');
    expect([csv.headers.get('x-rows'), csv.headers.get('content-disposition')]).toEqual([
      '1',
      "attachment; filename*=UTF-8''a.csv",
    ]);
    expect((await api.send('GET', '/api/admin/untold.csv')).headers.has('x-rows')).toBe(false);
  });

  test('returns a regular JSON error when it fails before the first byte', async () => {
    const { status, body, headers } = await api.send('GET', '/api/broken.csv?sent=0', undefined, {
      'accept-language': 'en',
    });
    expect([status, Object.keys(body), body.code]).toEqual([500, ['message', 'code'], 'internal']);
    expect(body.message).toBe('Server error. Try again later');
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/json; charset=utf-8',
      null,
    ]);
  });

  test('is aborted when it fails later', async () => {
    await expect((await fetch(`${api.address}/api/broken.csv?sent=3`)).text()).rejects.toThrow();
  });
});
