import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBus } from '#server-kit/bus/bus.ts';
import { requestRaw } from '#server-kit/testing/loopback.ts';
import { createTestServer } from '#server-kit/testing/test-api.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { bodyOf } from '../http/answers/prebuilt.ts';
import { cachedPagePolicy, createCachedPage, sizeOf } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

const style = '.card{color:#123;margin-inline:auto}';
const links = Array.from({ length: 40 }, (_, index) =>
  createElement('li', { key: index }, createElement('a', { href: `/go/${index}` }, `קישור מספר ${index}`)),
);
const html = `<!doctype html>${renderToStaticMarkup(
  createElement(
    'html',
    { lang: 'he', dir: 'rtl' },
    createElement('head', null, createElement('style', null, style)),
    createElement('body', null, createElement('h1', null, 'דנה כהן'), createElement('ul', null, links)),
  ),
)}`;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': cachedPagePolicy({ styles: [style] }),
};

const pages = createPageCache();

const kit = await createTestServices();
const app = await createTestServer(kit.services, { early: [pages] });
app.post('/p/1', async () => ({ posted: true }));
app.get('/timeout', async ({ raw: { socket } }) => ({ timeout: socket.timeout }));
const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
beforeEach(async () => {
  pages.clear();
  pages.store('/p/1', 'profile-1', { first: await createCachedPage(html, headers) }, pages.generation());
});

/** Fetches the raw bytes, without a client that decompresses them. */
const fetchPage = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  requestRaw(port, path, { headers, method });

describe('a cached page', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.1', gunzipSync],
    [undefined, '', (bytes: Buffer) => bytes],
  ])('is sent as %s for %j, complete and with its length', async (encoding, accepted, unpack) => {
    const answer = await fetchPage('/p/1', { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpack(answer.body).toString()).toBe(html);
  });

  test('returns an empty 304 for a matching ETag', async () => {
    const { etag } = (await fetchPage('/p/1')).headers;
    for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
      const answer = await fetchPage('/p/1', { 'if-none-match': known, 'accept-encoding': 'br' });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
    expect((await fetchPage('/p/1', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('has a different ETag when its content changes', async () => {
    const [one, same, other] = await Promise.all(
      [html, html, `${html} `].map((text) => createCachedPage(text, headers)),
    );
    expect(one?.etag).toBe(same?.etag);
    expect(other?.etag).not.toBe(one?.etag);
    expect(one?.etag).toMatch(/^"[\w-]{22}"$/);
  });

  test('answers HEAD with only the headers', async () => {
    const [full, head] = [await fetchPage('/p/1'), await fetchPage('/p/1', {}, 'HEAD')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(full.body.length));
  });

  test('ignores the query, and is not served for other methods and paths', async () => {
    expect((await fetchPage('/p/1?utm=1')).status).toBe(200);
    expect(JSON.parse((await fetchPage('/p/1', {}, 'POST')).body.toString())).toEqual({ posted: true });
    for (const path of ['/p/2', '/p/1/', '/P/1']) expect((await fetchPage(path)).status).toBe(404);
  });

  test('has a CSP with hashes of its styles and nothing inline allowed', async () => {
    const answer = await fetchPage('/p/1');
    const policy = String(answer.headers['content-security-policy']);
    const [, inlined = ''] = /<style>(.*?)<\/style>/s.exec(answer.body.toString()) ?? [];
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(inlined).digest('base64')}'`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types lead-answer");
  });

  test('contains no React and no scripts', async () => {
    const text = (await fetchPage('/p/1')).body.toString();
    expect(text).not.toMatch(/<script|react|__|<!--/i);
    expect(text).toContain('<html lang="he" dir="rtl">');
  });

  test('is compressed quickly at first and with best quality afterwards', async () => {
    const page = await createCachedPage(html, headers);
    const quick = bodyOf(page.brotli);
    expect(brotliDecompressSync(quick).toString()).toBe(html);
    await expect.poll(() => bodyOf(page.brotli).length, { interval: 10 }).not.toBe(quick.length);
    const best = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(Math.abs(bodyOf(page.brotli).length - best.length)).toBeLessThanOrEqual(8);
    expect(bodyOf(page.brotli).length).toBeLessThanOrEqual(quick.length);
    expect(brotliDecompressSync(bodyOf(page.brotli)).toString()).toBe(html);
  });
});

test('the CSP allows scripts and framing only where requested', () => {
  expect(cachedPagePolicy({ styles: [] })).toContain("style-src 'none'");
  const policy = cachedPagePolicy({ styles: ['a'], scripts: ['b'], frameAncestors: 'https://shop.example' });
  const hash = createHash('sha256').update('b').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain('frame-ancestors https://shop.example');
});

test('onSent is called for 200 and 304 responses, but not for HEAD requests', async () => {
  const sentUrls: (string | undefined)[] = [];
  const page = await createCachedPage(html, headers);
  const onSent = ({ url }: { url?: string | undefined }) => sentUrls.push(url);
  pages.store('/p/7', 'profile-7', { first: page, onSent }, pages.generation());
  await fetchPage('/p/7?s=qr');
  await fetchPage('/p/7?again', { 'if-none-match': page.etag });
  await fetchPage('/p/7?head', {}, 'HEAD');
  await fetchPage('/p/7?known', { 'if-none-match': page.etag }, 'HEAD');
  await fetchPage('/p/1');
  expect(sentUrls).toEqual(['/p/7?s=qr', '/p/7?again']);
});

describe('on one connection', () => {
  /** Sends bytes and returns all that comes back until the connection is idle or closed. */
  async function exchange(text: string, expected: number): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => (received += chunk));
    socket.write(text);
    await expect.poll(() => received.split('HTTP/1.1 ').length - 1).toBe(expected);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    return received;
  }
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n${more}\r\n`;
  const lengthOf = (head: string) => Number(/content-length: (\d+)/i.exec(head)?.[1]);

  test('pages and other answers follow each other, each complete and in order', async () => {
    const received = await exchange(ask('/p/1') + ask('/nothing') + ask('/p/1'), 3);
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '404', '200']);
    const [, first = ''] = received.split('HTTP/1.1 ');
    const [head = '', body = ''] = first.split('\r\n\r\n');
    expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe(html);
    expect(body.length).toBe(lengthOf(head));
    expect(head).toContain('\r\nconnection: keep-alive\r\nkeep-alive: timeout=10');
  });

  test('the date is that of the answer', async () => {
    const before = Math.floor(Date.now() / 1000);
    for (const wait of [0, 1_100]) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const [, date = ''] = /\r\ndate: ([^\r]+)/.exec(await exchange(ask('/p/1'), 1)) ?? [];
      const told = Date.parse(date) / 1000;
      expect(told).toBeGreaterThanOrEqual(before + (wait > 0 ? 1 : 0));
      expect(told).toBeLessThanOrEqual(Date.now() / 1000);
      expect(new Date(date).toUTCString()).toBe(date);
    }
  });

  test.each([
    ['asks to close it', ask('/p/1', 'Connection: close\r\n')],
    ['speaks HTTP/1.0', ask('/p/1').replace('HTTP/1.1', 'HTTP/1.0')],
  ])('is closed after the page for a client that %s', async (_, text) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(text);
    const chunks = await socket.toArray();
    const received = Buffer.concat(chunks).toString('latin1');
    expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(received).toMatch(/connection: close/i);
    const body = received.slice(received.indexOf('\r\n\r\n') + 4);
    expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe(html);
  });
});

describe('dropping', () => {
  test('removes every path of one key and leaves the others', async () => {
    const page = await createCachedPage(html, headers);
    const size = sizeOf(page);
    pages.store('/@dana', 'profile-1', { first: page }, pages.generation());
    pages.store('/dana', 'profile-1', { first: page }, pages.generation());
    pages.store('/p/2', 'profile-2', { first: page }, pages.generation());
    pages.drop('profile-1');
    const statuses = await Promise.all(
      ['/p/1', '/@dana', '/dana', '/p/2'].map(async (path) => (await fetchPage(path)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 200]);
    expect(pages.bytes).toBe(size);
  });

  test('a path that moved to another key follows the new one', async () => {
    const page = await createCachedPage(html, headers);
    pages.store('/dana', 'profile-1', { first: page }, pages.generation());
    pages.store('/dana', 'profile-2', { first: page }, pages.generation());
    pages.drop('profile-1');
    expect((await fetchPage('/dana')).status).toBe(200);
    pages.drop('profile-2');
    expect(pages.bytes).toBe(0);
  });

  test('reaches another process over the bus, when the change is committed', async () => {
    const elsewhere = createPageCache();
    const bus = await openBus(kit.url, kit.services.log);
    bus.subscribe('cached-page', elsewhere.drop);
    const unsubscribe = kit.services.bus.subscribe('cached-page', pages.drop);
    elsewhere.store('/p/1', 'profile-1', { first: await createCachedPage(html, headers) }, elsewhere.generation());
    await kit.services.db.transaction(async (tx) => {
      await kit.services.bus.publish(tx, 'cached-page', 'profile-1');
      expect([pages.bytes > 0, elsewhere.bytes > 0]).toEqual([true, true]);
    });
    await expect.poll(() => [pages.bytes, elsewhere.bytes], { interval: 10 }).toEqual([0, 0]);
    unsubscribe();
    await bus.close();
  });
});

describe('memory use', () => {
  const bare = (path: string) => ({ method: 'GET', url: path, headers: {} }) as never;
  const silent = { writeHead: () => undefined, end: () => undefined } as never;

  test('never exceeds its limit, evicts the least recently used page, and returns to zero', async () => {
    const cachedPages = await Promise.all(
      Array.from({ length: 6 }, () => createCachedPage(randomBytes(1_000).toString('hex'), {})),
    );
    const largest = Math.max(...cachedPages.map(sizeOf));
    const few = createPageCache(Date.now, largest * 3);
    for (const [index, page] of cachedPages.entries()) {
      few.store(`/${index}`, `key-${index}`, { first: page }, few.generation());
      expect(few.bytes).toBeLessThanOrEqual(largest * 3);
      few.tryAnswer(bare('/0'), silent);
    }
    expect(cachedPages.map((_, index) => few.tryAnswer(bare(`/${index}`), silent))).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
    ]);
    for (const index of cachedPages.keys()) few.drop(`key-${index}`);
    expect(few.bytes).toBe(0);
  });

  test('is counted correctly when pages shrink after being stored', async () => {
    const cache = createPageCache();
    const page = await createCachedPage(html, headers);
    cache.store('/a', 'a', { first: page }, cache.generation());
    page.brotli = { ...page.brotli, bytes: Buffer.alloc(1) };
    cache.store('/a', 'a', { first: page }, cache.generation());
    expect(cache.bytes).toBe(sizeOf(page));
    cache.drop('a');
    expect(cache.bytes).toBe(0);
  });

  test('a page larger than the limit is not stored', async () => {
    const tiny = createPageCache(Date.now, 10);
    tiny.store('/a', 'a', { first: await createCachedPage(html, headers) }, tiny.generation());
    expect(tiny.bytes).toBe(0);
    expect(tiny.tryAnswer(bare('/a'), silent)).toBe(false);
  });
});

test('a page whose data was read before a change is not stored after it', async () => {
  const pages = createPageCache();
  const page = await createCachedPage('<p>old</p>', {});
  const since = pages.generation();
  pages.drop('profile-1');
  pages.store('/p/1', 'profile-1', { first: page }, since);
  expect(pages.bytes).toBe(0);
  pages.store('/p/1', 'profile-1', { first: page }, pages.generation());
  expect(pages.bytes).toBeGreaterThan(0);
});

describe('a page in both languages', () => {
  const both = async () => {
    const he = await createCachedPage('<p>שלום</p>', headers);
    return { first: he, byLocale: { he, en: await createCachedPage('<p>Hello</p>', headers) } };
  };
  test.each([
    ['/p/3', {}, 'שלום'],
    ['/p/3', { 'accept-language': 'en-US,en;q=0.9' }, 'Hello'],
    ['/p/3', { 'accept-language': 'fr' }, 'שלום'],
    ['/p/3', { 'accept-language': 'en', cookie: 'a=1; language=he' }, 'שלום'],
    ['/p/3?lang=en', { cookie: 'language=he' }, 'Hello'],
    ['/p/3?s=qr&lang=en', {}, 'Hello'],
    ['/p/3?lang=fr', { cookie: 'language=en' }, 'Hello'],
  ])('%s with %j returns %s', async (path, headers, expected) => {
    pages.store('/p/3', 'profile-3', await both(), pages.generation());
    expect((await fetchPage(path, headers as Record<string, string>)).body.toString()).toContain(expected);
  });

  test('counts both languages in memory', async () => {
    pages.clear();
    const answer = await both();
    pages.store('/p/3', 'profile-3', answer, pages.generation());
    expect(pages.bytes).toBe(sizeOf(answer.byLocale.he) + sizeOf(answer.byLocale.en));
  });
});

test('a silent connection is closed: soon after a page from memory, later while the router answers', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connected = once(app.server, 'connection');
  const get = (path: string) => requestRaw(port, path, { agent, headers: { 'accept-encoding': 'br' } });
  await get('/p/1');
  const [socket] = (await connected) as [Socket];
  // Node adds a second to what it tells the client.
  expect([10_000, 11_000]).toContain(socket.timeout);
  expect(JSON.parse((await get('/timeout')).body.toString())).toEqual({ timeout: 65_000 });
  await get('/p/1');
  expect([10_000, 11_000]).toContain(socket.timeout);
  agent.destroy();
});

test('an expired page is not served, but is still available as stale', async () => {
  let now = 1_000;
  const timed = createPageCache(() => now);
  const request = { method: 'GET', url: '/a', headers: {} } as never;
  const statuses: number[] = [];
  const response = { writeHead: (status: number) => statuses.push(status), end: () => undefined } as never;
  const answer = { first: await createCachedPage(html, headers), until: new Date(2_000) };
  timed.store('/a', 'a', answer, timed.generation());
  expect(timed.tryAnswer(request, response)).toBe(true);
  now = 2_000;
  expect(timed.tryAnswer(request, response)).toBe(false);
  expect([timed.findStale('/a'), timed.findStale('/b')]).toEqual([answer, undefined]);
  expect(statuses).toEqual([200]);
});
