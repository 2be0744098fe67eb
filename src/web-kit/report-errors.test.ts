import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from './api/api-client.ts';
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

test('an error of the page is told with its type, message, stack and path', () => {
  raise('error', { error: new TypeError('x is not a function'), message: 'Uncaught' });
  expect(sent).toMatchObject([
    { errorType: 'window.error', errorMessage: 'TypeError: x is not a function', path: '/editor' },
  ]);
  expect(JSON.parse(sent[0]?.errorDetails ?? '').stack).toContain('report-errors.test');
});

test('what a browser merely puts off to the next frame is no error', () => {
  raise('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' });
  expect(sent).toEqual([]);
});

test('an error of another site comes without an object, by its message', () => {
  raise('error', { error: null, message: 'Script error.' });
  expect(sent[0]?.errorMessage).toContain('Script error.');
});

test('a promise that nobody caught is told too', () => {
  raise('unhandledrejection', { reason: new RangeError('far') });
  raise('unhandledrejection', { reason: 'just words' });
  raise('unhandledrejection', { reason: undefined });
  expect(sent.map(({ errorMessage }) => errorMessage)).toEqual([
    'RangeError: far',
    'Error: just words',
    'Error: undefined',
  ]);
});

test('each kind is told once', () => {
  for (let count = 0; count < 5; count += 1) raise('error', { error: new Error('same') });
  report('react', new Error('same'));
  expect(sent.map(({ errorType }) => errorType)).toEqual(['window.error', 'react']);
});

test('ten at most from one page', () => {
  for (let count = 0; count < 30; count += 1) report('react', new Error(`number ${count}`));
  expect(sent).toHaveLength(10);
});

test('a long stack is cut', () => {
  report('react', Object.assign(new Error('x'), { stack: 's'.repeat(50_000) }));
  expect(sent[0]?.errorDetails.length).toBeLessThan(10_000);
});

test('whatever is thrown, telling of it throws nothing', () => {
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

test('a server that cannot be reached makes no second error', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  isDown = true;
  report('react', new Error('x'));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(sent).toHaveLength(1);
  expect(unhandled).not.toHaveBeenCalled();
});
