import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { createApi } from './api-client.tsx';
import type { ApiOptions } from './api-exchange.ts';
import { AuthenticationError, NetworkError, ServerError, ValidationError } from './request-error.ts';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly type?: string;
  /** Reports progress, then either breaks the connection or stays pending until aborted. */
  readonly breaks?: 'line' | 'never';
}

/** Replaces the browser's XMLHttpRequest: records what was sent and returns the responses in order. */
class FakeXhr {
  static sent: FakeXhr[] = [];
  static answers: Answer[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  method = '';
  url = '';
  body: unknown;
  status = 0;
  responseText = '';
  withCredentials = false;
  isAborted = false;
  private type: string | null = null;
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => this.type;
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  send(body: unknown) {
    this.body = body;
    FakeXhr.sent.push(this);
    const { status, body: answer = {}, type = 'application/json', breaks } = FakeXhr.answers.shift() ?? { status: 500 };
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 0, total: 200 });
      this.upload.onprogress?.({ loaded: 100, total: 200 });
      if (breaks === 'never') return;
      if (breaks === 'line') return this.onerror?.();
      this.upload.onprogress?.({ loaded: 200, total: 200 });
      Object.assign(this, { status, type, responseText: typeof answer === 'string' ? answer : JSON.stringify(answer) });
      this.onload?.();
    });
  }
}

beforeEach(() => {
  FakeXhr.sent = [];
  FakeXhr.answers = [];
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => vi.unstubAllGlobals());

const create = endpoint({
  method: 'POST',
  path: '/api/files',
  access: 'user',
  summary: 'x',
  upload: { maxBytes: 10 },
  answer: z.object({ id: z.string() }),
  status: 201,
});

const client = (answers: Answer[], options: Partial<ApiOptions> = {}) => {
  FakeXhr.answers = answers;
  return createApi({ baseUrl: '', fetch: () => expect.unreachable('not by fetch'), locale: () => 'he', ...options });
};
const input = { file: new Blob(['abc'], { type: 'image/jpeg' }), name: 'אני.jpg', fields: { kind: 'picture' } };

describe('an upload', () => {
  test('has the headers of every request, and the form with its file last', async () => {
    const api = client([{ status: 201, body: { id: 'p' } }], {
      token: () => 'tok',
      csrfToken: () => 'c1',
      extraHeaders: () => ({ 'x-user-email': 'demo@negia.example' }),
    });
    expect(await api.upload(create, input)).toEqual({ id: 'p' });
    const [sent] = FakeXhr.sent;
    expect([sent?.method, sent?.url, sent?.withCredentials]).toEqual(['POST', '/api/files', true]);
    expect(sent?.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'he',
      authorization: 'Bearer tok',
      'csrf-token': 'c1',
      'x-csrf-token': 'c1',
      'x-user-email': 'demo@negia.example',
    });
    const fields = [...((sent?.body ?? new FormData()) as FormData)];
    expect(fields.map(([name]) => name)).toEqual(['kind', 'file']);
    expect(fields[1]?.[1]).toMatchObject({ name: 'אני.jpg', size: 3 });
  });

  test('reports its progress', async () => {
    const progress: number[] = [];
    await client([{ status: 201, body: { id: 'p' } }]).upload(create, input, {
      onProgress: (fraction) => progress.push(fraction),
    });
    expect(progress).toEqual([0, 0.5, 1]);
  });

  test.each([
    [{ status: 413, body: { message: 'גדול מדי', code: 'too_large' } }, ValidationError, 'גדול מדי'],
    [{ status: 401, body: {} }, AuthenticationError, 'נדרשת התחברות'],
    [{ status: 413, body: '<html>nginx</html>', type: 'text/html' }, ValidationError, 'הקובץ שהועלה גדול מדי'],
    [{ status: 503, body: '' }, ServerError, 'השירות לא זמין כרגע. נסו שוב מאוחר יותר'],
    [{ status: 0, breaks: 'line' }, NetworkError, 'בעיית חיבור לאינטרנט. אנא בדוק את החיבור שלך ונסה שוב.'],
  ] as const)('that fails throws like any request: %j', async (answer, kind, message) => {
    const failure = await client([answer])
      .upload(create, input)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(kind);
    expect((failure as Error).message).toBe(message);
  });

  test('renews its CSRF token once', async () => {
    let csrfToken = 'old';
    const csrfFailure = { status: 403, body: { code: 'csrf_failed' } };
    const renewing = {
      csrfToken: () => csrfToken,
      renewCsrf: (token: string) => {
        csrfToken = token;
      },
    };
    const api = client(
      [csrfFailure, { status: 200, body: { csrfToken: 'new' } }, { status: 201, body: { id: 'p' } }],
      renewing,
    );
    expect(await api.upload(create, input)).toEqual({ id: 'p' });
    expect(FakeXhr.sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/files',
      'GET /api/csrf-token',
      'POST /api/files',
    ]);
    expect(FakeXhr.sent[2]?.headers['csrf-token']).toBe('new');
    FakeXhr.answers = [csrfFailure, { status: 200, body: { csrfToken: 'x' } }, csrfFailure];
    await expect(api.upload(create, input)).rejects.toMatchObject({ status: 403 });
  });

  test('can be aborted, before and during sending', async () => {
    const early = AbortSignal.abort();
    await expect(client([]).upload(create, input, { signal: early })).rejects.toThrow(/abort/i);
    expect(FakeXhr.sent).toEqual([]);
    const stop = new AbortController();
    const uploading = client([{ status: 0, breaks: 'never' }]).upload(create, input, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeXhr.sent[0]?.isAborted).toBe(true);
  });
});
