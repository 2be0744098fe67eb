import { Agent, createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { listenOnLoopback, requestRaw } from '#server-kit/testing/loopback.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { type FileAnswer, route, type SendEvent } from '../route.ts';
import { accepts, csvAnswer } from './answers.ts';
import { createRedirects, type Prebuilt, sendPrebuilt } from './prebuilt.ts';

const read = ({ body }: FileAnswer) => text(body as NodeJS.ReadableStream);

const pages = [
  { rows: ['a', 'b'], next: '1' },
  { rows: [], next: '2' },
  { rows: ['c'], next: null },
];
const table = {
  name: 'things.csv',
  head: ['Name', 'Number'],
  cells: (row: string) => [row, 1],
  page: async (after: string | undefined) => pages[Number(after ?? 0)] ?? { rows: [], next: null },
};

test('a CSV is its header and then its rows, page after page', async () => {
  const answer = csvAnswer(table);
  expect([answer.name, answer.type]).toEqual(['things.csv', 'text/csv; charset=utf-8']);
  expect(await read(answer)).toBe('\ufeff"Name","Number"\r\n"a","1"\r\n"b","1"\r\n"c","1"\r\n');
});

test('a CSV without rows is its header', async () => {
  expect(await read(csvAnswer({ ...table, page: async () => ({ rows: [], next: null }) }))).toBe(
    '\ufeff"Name","Number"\r\n',
  );
});

test('reports the number of rows when known, including 0', () => {
  expect(csvAnswer({ ...table, total: 0 }).rows).toBe(0);
  expect(csvAnswer({ ...table, total: 3 }).rows).toBe(3);
  expect('rows' in csvAnswer(table)).toBe(false);
});

test('escapes cells that a spreadsheet would take for a formula', async () => {
  const answer = csvAnswer({ ...table, cells: () => ['=cmd()', '"a",b'] });
  expect(await read(answer)).not.toMatch(/^"?=|,"?=/m);
});

test('reads pages on demand as the client consumes them', async () => {
  const cursors: (string | undefined)[] = [];
  const answer = csvAnswer({
    ...table,
    page: async (after) => {
      cursors.push(after);
      return { rows: ['x'.repeat(70_000)], next: cursors.length < 50 ? 'more' : null };
    },
  });
  const reader = (answer.body as NodeJS.ReadableStream)[Symbol.asyncIterator]();
  await reader.next();
  await reader.next();
  expect(cursors.length).toBeLessThan(25);
  await reader.return?.();
});

test('a failing page aborts the file', async () => {
  const page = async (after: string | undefined) => {
    if (after) throw new Error('gone');
    return { rows: ['a'], next: 'more' };
  };
  await expect(read(csvAnswer({ ...table, page }))).rejects.toThrow('gone');
});

test.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip,br', true],
  ['br', true],
  ['BR;q=0.5', true],
  ['gzip, br;q=0', false],
  ['br;q=0.000', false],
  ['gzip, deflate', false],
  ['brotli, xbr', false],
  ['', false],
])('%j accepts brotli: %s', (header, accepted) => {
  expect(accepts(header, 'br')).toBe(accepted);
});

const declared = { method: 'GET', access: 'user', summary: 'For a test', answer: z.unknown(), isStream: true } as const;
const stream = endpoint({ ...declared, path: '/api/stream' });

const senders = new Set<SendEvent>();
const listen = (send: SendEvent) => {
  senders.add(send);
  return () => senders.delete(send);
};
const api = await startTestApi({ routes: [route(stream, async () => ({ listen }))] });
api.signIn({ id: 1, role: 'user' });

const poll = (read: () => unknown) => expect.poll(read, { interval: 10, timeout: 10_000 });

test('stops sending when the client disconnects', async () => {
  const { status, headers } = await api.send('GET', '/api/stream');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await poll(() => senders.size).toBe(0);
});

test('a HEAD request leaves no stream open', async () => {
  expect((await api.send('HEAD', '/api/stream')).status).toBe(200);
  await poll(() => senders.size).toBe(0);
});

test('a client that does not read is dropped before much is buffered', async () => {
  const outgoing = request(`${api.address}/api/stream`, (answer) => answer.pause());
  outgoing.on('error', () => undefined).end();
  await poll(() => senders.size).toBe(1);
  const [send] = senders;
  const kilobyte = 'x'.repeat(1_024);
  for (let sentCount = 0; sentCount < 200 && senders.size > 0; sentCount += 1) {
    for (let count = 0; count < 60; count += 1) send?.('news', kilobyte);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await poll(() => senders.size).toBe(0);
  outgoing.destroy();
});

async function answerOf(prebuilt: Prebuilt, method = 'GET') {
  const { port } = await listenOnLoopback(createServer((_, response) => sendPrebuilt(prebuilt, response)));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method, redirect: 'manual' });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

test('two redirects on one connection carry the date and say how long the connection stays', async () => {
  const redirect = createRedirects({ isHttps: false }).to('/p/dana?s=nfc');
  const { port } = await listenOnLoopback(createServer((_, response) => sendPrebuilt(redirect, response)));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = [await requestRaw(port, '/', { agent }), await requestRaw(port, '/', { agent })];
  agent.destroy();
  for (const { status, headers } of answers) {
    expect([status, headers.location, headers['keep-alive']]).toEqual([302, '/p/dana?s=nfc', 'timeout=10']);
    expect(Math.abs(Date.now() - Date.parse(String(headers.date)))).toBeLessThan(60_000);
  }
});

test('a destination with a line break cannot become a header', () => {
  expect(() => createRedirects({ isHttps: false }).to('/p/a\r\nset-cookie: b=1')).toThrow(/Invalid character/);
});

test('redirects with 302 and is not cached', async () => {
  const { status, headers, text } = await answerOf(createRedirects({ isHttps: false }).to('/p/dana?s=nfc'));
  expect([status, text]).toEqual([302, '']);
  expect(headers).toMatchObject({ location: '/p/dana?s=nfc', 'cache-control': 'no-store', 'content-length': '0' });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('sends HSTS when the site is on https', async () => {
  const redirects = createRedirects({ isHttps: true });
  for (const redirect of [redirects.to('/'), redirects.unavailable('x')])
    expect((await answerOf(redirect)).headers['strict-transport-security']).toContain('max-age=');
});

test('the unavailable page returns 503 with its HTML and a Retry-After header', async () => {
  const { unavailable } = createRedirects({ isHttps: false });
  const { status, headers, text } = await answerOf(unavailable('<p>רגע</p>'));
  expect([status, text, headers['retry-after']]).toEqual([503, '<p>רגע</p>', '5']);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await answerOf(unavailable('x'), 'HEAD')).text).toBe('');
});
