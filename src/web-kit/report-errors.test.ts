import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from './api/api-client.tsx';
import { startErrorReports } from './report-errors.ts';

interface Sent {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly errorDetails: string;
  readonly path: string;
}

let page: EventTarget;
let sent: Sent[];
let isDown: boolean;
let report: (type: string, error: unknown) => void;

beforeEach(() => {
  page = new EventTarget();
  sent = [];
  isDown = false;
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { pathname: '/editor' });
  const api = createApi({
    baseUrl: '',
    locale: () => 'he',
    fetch: async (url, init) => {
      expect(`${init?.method} ${url}`).toBe('POST /api/errors/report');
      sent.push(JSON.parse(String(init?.body)));
      if (isDown) throw new TypeError('no line');
      return Response.json({ received: true });
    },
  });
  report = startErrorReports(api);
});
afterEach(() => vi.unstubAllGlobals());

const raise = (type: string, properties: object) => page.dispatchEvent(Object.assign(new Event(type), properties));

test('a page error is reported with its type, message, stack and path', () => {
  raise('error', { error: new TypeError('x is not a function'), message: 'Uncaught' });
  expect(sent).toMatchObject([
    { errorType: 'window.error', errorMessage: 'TypeError: x is not a function', path: '/editor' },
  ]);
  expect(JSON.parse(sent[0]?.errorDetails ?? '').stack).toContain('report-errors.test');
});

test('ResizeObserver loop notifications are not reported', () => {
  raise('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' });
  expect(sent).toEqual([]);
});

test('a cross-origin error without an object is reported by its message', () => {
  raise('error', { error: null, message: 'Script error.' });
  expect(sent[0]?.errorMessage).toContain('Script error.');
});

test('unhandled promise rejections are reported', () => {
  raise('unhandledrejection', { reason: new RangeError('far') });
  raise('unhandledrejection', { reason: 'just words' });
  raise('unhandledrejection', { reason: undefined });
  expect(sent.map(({ errorMessage }) => errorMessage)).toEqual([
    'RangeError: far',
    'Error: just words',
    'Error: undefined',
  ]);
});

test('each kind of error is reported once', () => {
  for (let count = 0; count < 5; count += 1) raise('error', { error: new Error('same') });
  report('react', new Error('same'));
  expect(sent.map(({ errorType }) => errorType)).toEqual(['window.error', 'react']);
});

test('at most ten errors are reported per page', () => {
  for (let count = 0; count < 30; count += 1) report('react', new Error(`number ${count}`));
  expect(sent).toHaveLength(10);
});

test('a long stack is truncated', () => {
  report('react', Object.assign(new Error('x'), { stack: 's'.repeat(50_000) }));
  expect(sent[0]?.errorDetails.length).toBeLessThan(10_000);
});

test('reporting never throws, whatever was thrown', () => {
  const hostile = [
    Object.create(null),
    Symbol('s'),
    null,
    { toString: () => expect.unreachable() },
    Object.defineProperty(new Error('x'), 'stack', { get: () => expect.unreachable() }),
    Object.assign(new Error('x'), { stack: 5 }),
    new Proxy({}, { get: () => expect.unreachable(), getPrototypeOf: () => expect.unreachable() }),
  ];
  for (const [index, error] of hostile.entries()) expect(() => report(`kind ${index}`, error)).not.toThrow();
  expect(sent.map(({ errorType }) => errorType)).toEqual(hostile.map((_, index) => `kind ${index}`));
});

test('an unreachable server causes no second error', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  isDown = true;
  report('react', new Error('x'));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(sent).toHaveLength(1);
  expect(unhandled).not.toHaveBeenCalled();
});
