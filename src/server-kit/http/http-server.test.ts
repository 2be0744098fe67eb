import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import { endpoint } from '#base/endpoint.ts';
import { texts } from '#i18n/texts.ts';
import { createTestServer, startTestApi } from '#server-kit/testing/test-api.ts';
import { openDatabase } from '../db/database.ts';
import { route } from './route.ts';

const get = <const P extends string>(path: P) =>
  endpoint({ method: 'GET', path, access: 'public', summary: 'x', answer: z.unknown() });

/** No server listens on port 1. */
const lost = openDatabase('postgres://negia:pass-word@127.0.0.1:1/negia', { warn: () => undefined } as never);
const thrown: { current: () => unknown } = { current: () => new Error('x') };

const routes = [
  route(get('/api/throws'), async () => {
    throw thrown.current();
  }),
  route(get('/api/bad-sql'), async ({ db }) => db.execute(sql`select secret_column from users`)),
  route(get('/api/lost'), async () => lost.db.execute(sql`select 1`)),
  route(get('/api/slow'), async ({ db }) => db.execute(sql`select pg_sleep(20)`)),
  route(get('/api/things/:name'), async () => 'thing'),
  route(get('/api/broken/:name'), async () => {
    throw thrown.current();
  }),
];
const feature = texts('feature', { needsName: ['שלום {name}', 'Hello {name}'] });

const unexpected: [error: unknown, location: string][] = [];
const api = await startTestApi({
  routes,
  texts: [feature],
  onUnexpected: (error, { method, path }) => void unexpected.push([error, `${method} ${path}`]),
});
afterAll(async () => {
  await lost.close();
});

const logEntriesOf = (id: string | null) =>
  api.logged.map((entry) => JSON.parse(entry)).filter((entry) => id !== null && entry.id === id);
const throwing = (error: unknown) => {
  thrown.current = () => error;
  return api.send('GET', '/api/throws');
};

describe('an unexpected error', () => {
  test.each([
    ['an error', new Error('boom at /srv/secret/path.ts')],
    [
      'an error that claims a status, as those of other services do',
      Object.assign(new Error('boom'), { statusCode: 404 }),
    ],
    ['an error that claims a good status', Object.assign(new Error('boom'), { statusCode: 200 })],
    ['a text', 'boom'],
    ['an object', { boom: 1 }],
    ['an error of zod', z.string().safeParse(5).error],
  ])('%s returns 500 without details and logs one error with the request id', async (_, error) => {
    const answer = await throwing(error);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ code: 'internal', message: 'שגיאת שרת. נסו שוב מאוחר יותר' });
    const entries = logEntriesOf(answer.headers.get('x-request-id'));
    expect(entries.map(({ level, msg }) => `${level}: ${msg}`).sort()).toEqual([
      'error: request failed',
      'info: request',
    ]);
  });

  test('does not expose SQL in the response', async () => {
    const answer = await api.send('GET', '/api/bad-sql');
    expect(answer.status).toBe(500);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toMatch(/select|secret_column|users|\.ts|stack/);
    expect(JSON.stringify(logEntriesOf(answer.headers.get('x-request-id')))).toContain('secret_column');
  });
});

describe('the handler of unexpected errors', () => {
  const answerTo = async (error: unknown, path: string) => {
    thrown.current = () => error;
    unexpected.length = 0;
    const { status } = await api.send('GET', path);
    return { status, unexpected };
  };

  test('receives each error once, with the route pattern instead of the URL', async () => {
    const bug = new Error('boom');
    const answer = await answerTo(bug, '/api/broken/dana-levi?token=abcdef123456');
    expect(answer).toEqual({ status: 500, unexpected: [[bug, 'GET /api/broken/:name']] });
    expect(answer.unexpected[0]?.[0]).toBe(bug);
  });

  test('receives database query errors', async () => {
    const { status } = await answerTo(undefined, '/api/bad-sql');
    expect([status, unexpected.map(([, location]) => location)]).toEqual([500, ['GET /api/bad-sql']]);
  });

  test.each([
    ['a failure that is meant', new AppError('conflict'), '/api/throws', 409],
    ['a database that is not there', undefined, '/api/lost', 503],
    ['an address that leads nowhere', undefined, '/api/nothing', 404],
    ['an address that cannot be read', undefined, '/%zz', 400],
  ])('does not receive %s', async (_, error, path, status) => {
    expect(await answerTo(error, path)).toEqual({ status, unexpected: [] });
  });
});

describe('an expected error', () => {
  test('returns its code and message in the language of the reader, and is not logged as an error', async () => {
    thrown.current = () => new AppError('conflict', { fields: { slug: 'errors.invalid' } });
    const answer = await api.send('GET', '/api/throws', undefined, { 'accept-language': 'en' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      message: 'This has changed in the meantime. Refresh and try again',
      fields: { slug: 'Invalid input' },
    });
    expect(logEntriesOf(answer.headers.get('x-request-id')).map(({ level }) => level)).toEqual(['info']);
  });

  test('uses a message of the feature with its values', async () => {
    const answer = await throwing(new AppError('forbidden', { message: 'feature.needsName', values: { name: 'דנה' } }));
    expect(answer.body).toEqual({ code: 'forbidden', message: 'שלום דנה' });
  });

  test.each(['feature.needsName', 'feature.nothing', 'nowhere.at.all', 'feature', ''])(
    'still returns its own code when its message %j cannot be resolved',
    async (message) => {
      const answer = await throwing(new AppError('forbidden', { message, fields: { a: message } }));
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        code: 'forbidden',
        message: 'אין לכם הרשאות מתאימות',
        fields: { a: 'ערך לא תקין' },
      });
    },
  );
});

describe('an unavailable database', () => {
  const unavailable = { code: 'unavailable', message: 'השירות לא זמין כרגע. נסו שוב מאוחר יותר' };

  test('returns 503 with Retry-After', async () => {
    const answer = await api.send('GET', '/api/lost');
    expect([answer.status, answer.body]).toEqual([503, unavailable]);
    expect(answer.headers.get('retry-after')).toBe('5');
    const entries = JSON.stringify(logEntriesOf(answer.headers.get('x-request-id')));
    expect(entries).toContain('the database is not there');
    expect(entries).not.toContain('pass-word');
  });

  test('returns 503 when lost during a request, and works again for the next one', async () => {
    const running = api.send('GET', '/api/slow');
    const kill =
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()";
    await expect.poll(async () => (await api.pool.query(kill)).rowCount, { interval: 20 }).toBe(1);
    expect(await running).toMatchObject({ status: 503, body: unavailable });
    expect((await api.pool.query('select 1')).rowCount).toBe(1);
  });
});

describe('an unknown URL', () => {
  test.each(['/api/nothing', '/api', '/nothing', '/api/things/a/b'])(
    '%s returns 404 as JSON to programs',
    async (path) => {
      const answer = await api.send('GET', path, undefined, { accept: 'application/json' });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );

  test('a known path with another method returns 404 as well', async () => {
    expect((await api.send('POST', '/api/throws', {})).body.code).toBe('not_found');
  });

  test('returns a page in the page language to browsers, but always JSON under /api', async () => {
    const html = { accept: 'text/html,*/*', 'accept-language': 'en' };
    const page = await api.send('GET', '/nothing', undefined, html);
    expect([page.status, page.body]).toEqual([404, '<html lang="he">']);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await api.send('GET', '/nothing?lang=en', undefined, html)).body).toBe('<html lang="en">');
    expect((await api.send('GET', '/nothing', undefined, { ...html, cookie: 'language=en' })).body).toContain('"en"');
    expect((await api.send('GET', '/api/nothing', undefined, html)).body.code).toBe('not_found');
  });

  test.each(['/%zz', '/api/things/%', '/api/things/%E0%A4%A', '/%c0%ae%c0%ae/'])(
    '%s cannot be decoded: 400',
    async (path) => {
      const answer = await api.send('GET', path, undefined, { 'accept-language': 'en' });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 'invalid_input', message: 'The request could not be read' });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('a very long path segment returns 4xx', async () => {
    const { status } = await api.send('GET', `/api/things/${'x'.repeat(3_000)}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('every request', () => {
  test('has a generated id, in the response and in one log entry', async () => {
    const call = () => api.send('GET', '/api/things/a?token=abcdef123456', undefined, { 'x-request-id': 'forged' });
    const [one, two] = [await call(), await call()];
    const id = one.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(two.headers.get('x-request-id')).not.toBe(id);
    expect(logEntriesOf(id)).toMatchObject([{ msg: 'request', method: 'GET', path: '/api/things/:name', status: 200 }]);
    expect(api.logged.join('')).not.toContain('abcdef123456');
  });

  const token = 'one-time-token-of-somebody';
  test.each([
    ['GET', `/api/things/${token}`, '/api/things/:name'],
    ['GET', `/api/broken/${token}`, '/api/broken/:name'],
    ['GET', `/api/nothing/${token}?q=${token}`, '/api/*'],
    ['POST', `/api/things/${token}`, '/api/*'],
    ['DELETE', `/tag-offers/${token}`, '/*'],
    ['GET', `/%zz/${token}`, '/*'],
  ])('%s %s is logged as %s', async (method, path, pattern) => {
    thrown.current = () =>
      new DrizzleQueryError('select 1 from offers where token = $1', [token], new Error('the line broke'));
    const { headers } = await api.send(method, path);
    const entries = logEntriesOf(headers.get('x-request-id'));
    // A URL that cannot be decoded fails before it becomes a request.
    if (!path.includes('%'))
      expect(entries.filter(({ msg }) => msg === 'request')).toMatchObject([{ method, path: pattern }]);
    expect(api.logged.join('')).not.toContain(token);
  });

  test('logs the user and the impersonating admin', async () => {
    const call = async () => logEntriesOf((await api.send('GET', '/api/things/a')).headers.get('x-request-id'))[0];
    expect(await call()).not.toHaveProperty('userId');
    api.signIn({ id: 41, role: 'user' });
    expect(await call()).toMatchObject({ userId: 41 });
    api.signIn({ id: 41, role: 'user', impersonator: { id: 7, username: 'admin' } });
    expect(await call()).toMatchObject({ userId: 41, impersonatorId: 7 });
    api.signIn(undefined);
  });
});

describe('health checks', () => {
  test('healthz returns 200 while the process is alive', async () => {
    const answer = await api.send('GET', '/healthz');
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('readyz returns 200 when the database answers, otherwise 503', async () => {
    expect(await api.send('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    const isReady = async () => (await lost.pool.query('select 1')).rowCount === 1;
    const other = await createTestServer(api.services, { isReady });
    const answer = await other.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready' }]);
    expect(answer.headers['retry-after']).toBe('5');
    expect((await other.inject('/healthz')).statusCode).toBe(200);
  });
});
