import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { createApi } from './api-client.tsx';
import type { ApiOptions } from './api-exchange.ts';
import {
  AuthenticationError,
  ClientError,
  NetworkError,
  type RequestError,
  ServerError,
  ValidationError,
} from './request-error.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const page = (text: string, status: number, type = 'text/html') =>
  new Response(text, { status, headers: { 'content-type': type } });

/** A client that records every request and returns the passed responses in order. */
function clientWith(answers: readonly (Response | Error)[], options: Partial<ApiOptions> = {}) {
  const calls: { url: string; init: RequestInit; headers: Headers }[] = [];
  const queue = [...answers];
  const api = createApi({
    baseUrl: 'https://cards.example',
    locale: () => 'he',
    fetch: async (url, init = {}) => {
      calls.push({ url: String(url), init, headers: new Headers(init.headers) });
      const next = queue.shift() ?? json({});
      if (next instanceof Error) throw next;
      return next;
    },
    ...options,
  });
  return { api, calls };
}

async function failure(answer: Response | Error, locale: 'he' | 'en' = 'he'): Promise<RequestError> {
  const { api } = clientWith([answer], { locale: () => locale });
  return api.request('GET', '/x').then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  );
}

describe('an API request', () => {
  test('has its method, URL and language, and sends cookies', async () => {
    const { api, calls } = clientWith([]);
    await api.request('GET', '/api/notifications');
    expect(calls[0]?.url).toBe('https://cards.example/api/notifications');
    expect(calls[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'he',
    });
  });

  test('has the bearer token and both CSRF headers when known', async () => {
    const { api, calls } = clientWith([], { token: () => 'tok', csrfToken: () => 'c1' });
    await api.request('GET', '/x');
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer tok',
      'csrf-token': 'c1',
      'x-csrf-token': 'c1',
    });
    expect(calls[0]?.init.body).toBeUndefined();
  });

  test('has a JSON content type only with a body', async () => {
    const { api, calls } = clientWith([]);
    await api.request('POST', '/x');
    await api.request('POST', '/x', { a: 1 });
    expect(calls.map(({ headers }) => headers.get('content-type'))).toEqual([null, 'application/json']);
    expect(calls.map(({ init }) => init.body)).toEqual([undefined, '{"a":1}']);
  });

  test.each([
    ['a plain object', { a: 1 }, '{"a":1,"_csrf":"c1"}'],
    ['an empty object', {}, '{"_csrf":"c1"}'],
    ['a list', [1], '[1]'],
    ['a text', 'a', '"a"'],
    ['null', null, 'null'],
    ['a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])('%s as a body: _csrf is added to plain objects only', async (_, body, sent) => {
    const { api, calls } = clientWith([], { csrfToken: () => 'c1' });
    await api.request('POST', '/x', body);
    expect(calls[0]?.init.body).toBe(sent);
  });

  test('without a CSRF token adds nothing, and never mutates the body', async () => {
    const body = Object.freeze({ a: 1 });
    const without = clientWith([]);
    await without.api.request('POST', '/x', body);
    const withToken = clientWith([], { csrfToken: () => 'c1' });
    await withToken.api.request('POST', '/x', body);
    expect(without.calls[0]?.init.body).toBe('{"a":1}');
    expect(without.calls[0]?.headers.has('csrf-token')).toBe(false);
    expect(body).toEqual({ a: 1 });
  });

  test('headers of the client and of the single request are added last', async () => {
    const { api, calls } = clientWith([], { extraHeaders: () => ({ 'x-user-email': 'demo@negia.example' }) });
    await api.request('POST', '/x', {}, { 'idempotency-key': 'k', accept: 'text/csv' });
    expect(calls[0]?.headers.get('x-user-email')).toBe('demo@negia.example');
    expect(calls[0]?.headers.get('idempotency-key')).toBe('k');
    expect(calls[0]?.headers.get('accept')).toBe('text/csv');
  });
});

describe('an API response', () => {
  test('JSON is parsed, anything else is returned as the response', async () => {
    const csv = page('a,b', 200, 'text/csv');
    const { api } = clientWith([json({ a: 1 }), page('{"a":2}', 200, 'application/problem+json'), csv]);
    expect(await api.request('GET', '/x')).toEqual({ a: 1 });
    expect(await api.request('GET', '/x')).toEqual({ a: 2 });
    expect(await api.request('GET', '/x')).toBe(csv);
    expect(await csv.text()).toBe('a,b');
  });

  test.each([
    [400, ValidationError],
    [401, AuthenticationError],
    [402, ValidationError],
    [403, AuthenticationError],
    [404, ValidationError],
    [413, ValidationError],
    [429, ValidationError],
    [499, ValidationError],
    [500, ServerError],
    [503, ServerError],
    [599, ServerError],
    [304, ClientError],
  ])('%d throws %o', async (status, kind) => {
    const error = await failure(new Response(null, { status }));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ name: kind.name, status });
  });

  test('the error message is the one in the body', async () => {
    const body = { message: 'הכתובת תפוסה', code: 'conflict', fields: { slug: 'תפוס' } };
    expect(await failure(json(body, 409))).toMatchObject({ message: 'הכתובת תפוסה', body, fields: body.fields });
  });

  test('the error message is the body itself when it is text, as JSON or plain', async () => {
    expect((await failure(json('אין מקום', 400))).message).toBe('אין מקום');
    expect((await failure(page('No room', 400, 'text/plain'))).message).toBe('No room');
  });

  test.each([
    [400, 'שגיאה בפורמט הבקשה'],
    [401, 'נדרשת התחברות'],
    [402, 'נדרש תשלום או מנוי פעיל'],
    [403, 'אין לכם הרשאות מתאימות'],
    [404, 'לא מצאנו את מה שחיפשתם'],
    [413, 'הקובץ שהועלה גדול מדי'],
    [418, 'שגיאה בפורמט הבקשה'],
    [429, 'יותר מדי בקשות. נסו שוב בעוד כמה דקות'],
    [500, 'שגיאת שרת. נסו שוב מאוחר יותר'],
    [502, 'שגיאת שרת. נסו שוב מאוחר יותר'],
    [503, 'השירות לא זמין כרגע. נסו שוב מאוחר יותר'],
  ])('the error message defaults to the text of status %d', async (status, message) => {
    for (const body of [{}, { message: 5 }, { message: '' }, [], null, '', '  '])
      expect((await failure(json(body, status))).message).toBe(message);
    expect((await failure(new Response(null, { status }))).message).toBe(message);
  });

  test.each(['<!doctype html><h1>502 Bad Gateway</h1>', '\n  <html>', '\ufeff<html>', '<h1>nginx</h1>'])(
    'HTML is never used as an error message: %j',
    async (html) => {
      const message = 'השירות לא זמין כרגע. נסו שוב מאוחר יותר';
      expect((await failure(page(html, 503))).message).toBe(message);
      expect((await failure(page(html, 503, 'text/plain'))).message).toBe(message);
    },
  );

  test('an error with invalid JSON is classified by its status', async () => {
    const broken = await failure(page('{"mess', 500, 'application/json'));
    expect(broken).toBeInstanceOf(ServerError);
    expect(broken.message).toBe('שגיאת שרת. נסו שוב מאוחר יותר');
  });

  test('a success status with invalid JSON is an error', async () => {
    expect(await failure(page('{"mess', 200, 'application/json'))).toBeInstanceOf(ClientError);
  });

  test('no connection throws a NetworkError, with the exact Hebrew text', async () => {
    const error = await failure(new TypeError('fetch failed'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error.message).toBe('בעיית חיבור לאינטרנט. אנא בדוק את החיבור שלך ונסה שוב.');
    expect((await failure(new TypeError('x'), 'en')).message).toBe(
      'No internet connection. Check your connection and try again.',
    );
  });

  test('a connection lost during a response throws a NetworkError', async () => {
    for (const [status, type] of [
      [200, 'application/json'],
      [500, 'text/html'],
    ] as const) {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"a":'));
          stream.error(new TypeError('terminated'));
        },
      });
      expect(await failure(new Response(body, { status, headers: { 'content-type': type } }))).toBeInstanceOf(
        NetworkError,
      );
    }
  });
});

describe('a declared endpoint', () => {
  const find = endpoint({
    method: 'GET',
    path: '/api/things/:id',
    access: 'public',
    summary: 'Find things',
    params: z.object({ id: z.string() }),
    query: z.object({
      name: z.string().optional(),
      page: z.number().optional(),
      open: z.boolean().optional(),
      none: z.null().optional(),
    }),
    answer: z.object({ at: z.iso.datetime() }),
  });
  const remove = endpoint({
    method: 'DELETE',
    path: '/api/things',
    access: 'public',
    summary: 'x',
    answer: z.undefined(),
    status: 204,
  });

  test('fills the path and query, omits missing values and returns the response', async () => {
    const { api, calls } = clientWith([json({ at: '2026-01-01T00:00:00Z' })]);
    const query = { name: 'דנה & co', page: 0, open: false, none: null };
    const answer = await api.call(find, { params: { id: 'a/b' }, query: { ...query } });
    expectTypeOf(answer).toEqualTypeOf<{ at: string }>();
    expect(answer).toEqual({ at: '2026-01-01T00:00:00Z' });
    const url = new URL(calls[0]?.url ?? '');
    expect(url.pathname).toBe('/api/things/a%2Fb');
    expect([...url.searchParams]).toEqual([
      ['name', 'דנה & co'],
      ['page', '0'],
      ['open', 'false'],
    ]);
  });

  test('without a query has no question mark', async () => {
    const { api, calls } = clientWith([json({ at: 0 })]);
    await api.call(find, { params: { id: '1' }, query: {} });
    expect(calls[0]?.url).toBe('https://cards.example/api/things/1');
  });

  test('returns undefined for 204', async () => {
    const { api } = clientWith([new Response(null, { status: 204 })]);
    expect(await api.call(remove, {})).toBeUndefined();
  });

  test('rejects a page that our server did not send', async () => {
    const { api } = clientWith([page('<h1>Welcome to the hotel</h1>', 200)]);
    await expect(api.call(find, { params: { id: '1' }, query: {} })).rejects.toBeInstanceOf(ServerError);
  });

  test('returns the response of a file', async () => {
    const csv = page('a,b', 200, 'text/csv');
    const { api } = clientWith([csv]);
    expect(await api.call({ ...find, isFile: true }, { params: { id: '1' }, query: {} })).toBe(csv);
  });
});

describe('a request refused for its CSRF token', () => {
  const csrfFailure = () => json({ code: 'csrf_failed', message: 'old' }, 403);
  const clientThatRenews = (answers: readonly (Response | Error)[]) => {
    let csrfToken = 'old';
    const client = clientWith(answers, {
      csrfToken: () => csrfToken,
      renewCsrf: (token) => {
        csrfToken = token;
      },
    });
    return { ...client, steps: () => client.calls.map(({ url, init }) => `${init.method} ${new URL(url).pathname}`) };
  };

  test('fetches a new token and is retried once with it, in headers and body', async () => {
    const { api, calls, steps } = clientThatRenews([csrfFailure(), json({ csrfToken: 'new' }), json({ a: 1 })]);
    expect(await api.request('POST', '/x', { b: 2 }, { 'idempotency-key': 'k' })).toEqual({ a: 1 });
    expect(steps()).toEqual(['POST /x', 'GET /api/csrf-token', 'POST /x']);
    expect(calls.map(({ headers }) => headers.get('csrf-token'))).toEqual(['old', 'old', 'new']);
    expect(calls[2]?.init.body).toBe('{"b":2,"_csrf":"new"}');
    expect(calls[2]?.headers.get('idempotency-key')).toBe('k');
  });

  test('is never sent a third time', async () => {
    const { api, steps } = clientThatRenews([csrfFailure(), json({ csrfToken: 'new' }), csrfFailure(), json({ a: 1 })]);
    await expect(api.request('POST', '/x')).rejects.toMatchObject({ status: 403, body: { code: 'csrf_failed' } });
    expect(steps()).toHaveLength(3);
  });

  test.each([
    ['is refused too', json({ code: 'csrf_failed' }, 403)],
    ['brings none', json({})],
    ['is no JSON', page('<h1>nginx</h1>', 200)],
  ])('is not retried when the fetch of a token %s', async (_, answer) => {
    const { api, steps } = clientThatRenews([csrfFailure(), answer]);
    await expect(api.request('POST', '/x')).rejects.toMatchObject({ status: 403, message: 'old' });
    expect(steps()).toEqual(['POST /x', 'GET /api/csrf-token']);
  });

  test('any other refusal is not retried', async () => {
    for (const [status, code] of [
      [403, 'forbidden'],
      [401, 'csrf_failed'],
    ] as const) {
      const { api, calls } = clientThatRenews([json({ code }, status)]);
      await expect(api.request('POST', '/x')).rejects.toMatchObject({ status });
      expect(calls).toHaveLength(1);
    }
  });

  test('is not retried by a client without a CSRF token', async () => {
    const { api, calls } = clientWith([csrfFailure()]);
    await expect(api.request('POST', '/x')).rejects.toMatchObject({ status: 403 });
    expect(calls).toHaveLength(1);
  });
});
