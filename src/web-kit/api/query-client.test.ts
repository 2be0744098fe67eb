import { glob, readFile } from 'node:fs/promises';
import { MutationObserver, onlineManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './api-client.tsx';
import { createQueryClient } from './query-client.ts';
import {
  AuthenticationError,
  ClientError,
  NetworkError,
  RequestError,
  ServerError,
  ValidationError,
} from './request-error.ts';

let queries: QueryClient;
let calls: string[];
let answers: (Response | Error)[];

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answers = [];
  const api = createApi({
    baseUrl: '',
    locale: () => 'he',
    fetch: async (url, init) => {
      calls.push(`${init?.method} ${url}`);
      const next = answers.shift() ?? new Response(null, { status: 500 });
      if (next instanceof Error) throw next;
      return next;
    },
  });
  queries = createQueryClient(api);
});
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

describe('queries', () => {
  test('data is fresh for five minutes and cached unused for ten', async () => {
    expect(queries.getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      refetchOnWindowFocus: true,
      refetchInterval: false,
    });
    answers = [Response.json([1]), Response.json([2])];
    const read = () => queries.fetchQuery({ queryKey: ['/api/notifications'] });
    expect(await read()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(await read()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await read()).toEqual([2]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(queries.getQueryData(['/api/notifications'])).toBeUndefined();
  });

  test('offline they fail instead of waiting, and are read again with the connection', async () => {
    onlineManager.setOnline(false);
    answers = [new TypeError('offline'), new TypeError('offline')];
    const failure = queries.fetchQuery({ queryKey: ['/api/leads'], retry: 1 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failure).toBeInstanceOf(NetworkError);
    expect(queries.getDefaultOptions().queries?.refetchOnReconnect).toBe(true);
    onlineManager.setOnline(true);
  });

  test('the retry delay doubles from one second up to thirty', () => {
    const { retryDelay } = queries.getDefaultOptions().queries ?? {};
    if (typeof retryDelay !== 'function') return expect.unreachable('the delay should depend on the tries');
    const delays = [0, 1, 2, 3, 4, 5, 6, 50].map((attempts) => retryDelay(attempts, new Error('x')));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  /** The retry setting applies only to observed queries; `fetchQuery` alone never retries. */
  const runQuery = async (answer: Response | Error) => {
    answers = [answer];
    const { retry } = queries.getDefaultOptions().queries ?? {};
    const result = queries.fetchQuery({ queryKey: ['/api/x'], retry: retry ?? false }).catch((error) => error);
    await vi.advanceTimersByTimeAsync(999);
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    return { before, after: calls.length, result: await result };
  };

  test('a server or network error is retried once, after a second', async () => {
    expect(await runQuery(new Response(null, { status: 503 }))).toMatchObject({ before: 1, after: 2 });
    calls = [];
    queries.clear();
    expect(await runQuery(new TypeError('no line'))).toMatchObject({ before: 1, after: 2 });
  });

  test.each([400, 401, 403, 404, 429])('a refusal (%d) is not retried', async (status) => {
    const { after, result } = await runQuery(new Response(null, { status }));
    expect(after).toBe(1);
    expect(result).toBeInstanceOf(RequestError);
  });
});

describe('the default query function', () => {
  const read = (meta?: Record<string, unknown>) =>
    queries.fetchQuery({ queryKey: ['/api/x?a=1', 'more', 5], ...(meta && { meta }) });

  test('is a GET of the first element of the key', async () => {
    answers = [Response.json({ a: 1 })];
    expect(await read()).toEqual({ a: 1 });
    expect(calls).toEqual(['GET /api/x?a=1']);
  });

  test('returns a text response as text and an empty one as null', async () => {
    answers = [new Response('שלום'), new Response('')];
    expect(await read()).toBe('שלום');
    queries.clear();
    expect(await read()).toBeNull();
  });

  test('401 is null where requested, and an error elsewhere', async () => {
    answers = [new Response(null, { status: 401 }), new Response(null, { status: 401 })];
    expect(await read({ unauthorized: 'null' })).toBeNull();
    queries.clear();
    await expect(read()).rejects.toBeInstanceOf(AuthenticationError);
  });

  test('403 is an error even where 401 is null', async () => {
    answers = [new Response(null, { status: 403 })];
    await expect(read({ unauthorized: 'null' })).rejects.toMatchObject({ status: 403 });
  });
});

describe('mutations', () => {
  const change = async (error: Error) => {
    const times: number[] = [];
    const observer = new MutationObserver(queries, {
      mutationFn: async () => {
        times.push(Date.now());
        throw error;
      },
    });
    const failed = observer.mutate().catch((reason) => reason);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBe(error);
    return times.map((time) => time - (times[0] ?? 0));
  };

  test('are retried once, after one second', async () => {
    expect(await change(new ServerError('x', 500))).toEqual([0, 1_000]);
    expect(await change(new NetworkError('x'))).toEqual([0, 1_000]);
  });

  test('are not retried when refused', async () => {
    for (const error of [new ValidationError('x', 409), new AuthenticationError('x', 401), new ClientError('x', 304)])
      expect(await change(error)).toEqual([0]);
  });
});

test('“fresh for 5 minutes … no polling”: every query that departs from this says why', async () => {
  const unexplained: string[] = [];
  for await (const path of glob('src/**/web/**/*.{ts,tsx}')) {
    if (path.includes('.test.')) continue;
    const lines = (await readFile(path, 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      if (!/\b(staleTime|refetchInterval)\b/.test(line)) continue;
      const before = lines.slice(Math.max(0, index - 6), index + 1).join('\n');
      if (!/\/\/|\/\*\*/.test(before)) unexplained.push(`${path}:${index + 1}`);
    }
  }
  expect(unexplained).toEqual([]);
});
