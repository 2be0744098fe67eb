import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createTestServer } from '#server-kit/testing/test-api.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { mountStaticFiles } from './static-files.ts';

const folder = await temporaryFolder();
await Promise.all(['assets', 'public'].map((name) => mkdir(join(folder, name))));
await writeFile(join(folder, 'assets/main-1a2b.js'), 'export {}');
await writeFile(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync('export {}'));
await writeFile(join(folder, 'assets/main-1a2b.js.map'), 'secret');
await writeFile(join(folder, 'assets/letters-1a2b.woff2'), 'letters');
for (const name of ['sent', 'unsent']) await writeFile(join(folder, `assets/${name}-1a2b.css`), 'a{}');
await writeFile(join(folder, 'public/robots.txt'), 'User-agent: *');
await writeFile(join(folder, 'secret.txt'), 'secret');
const kit = await createTestServices();
const app = await createTestServer(kit.services);
await mountStaticFiles(app, { assets: join(folder, 'assets'), public: join(folder, 'public') });
await app.ready();
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('built files', () => {
  test('with a hash in their name are cached for a year, others for a day', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('fonts alone may be loaded by pages of another origin, such as the frame of the card fields', async () => {
    const allowed = async (url: string) => {
      const { statusCode, headers } = await get(url);
      return [statusCode, headers['access-control-allow-origin']];
    };
    expect(await allowed('/assets/letters-1a2b.woff2')).toEqual([200, '*']);
    expect(await allowed('/assets/main-1a2b.js')).toEqual([200, undefined]);
  });

  test('are served precompressed', async () => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  test.each([
    '/assets/nothing.js',
    '/assets/',
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%5csecret.txt',
    '/..%2fsecret.txt',
    '/assets/main-1a2b.js%00.txt',
    '/assets/main-1a2b.js.map',
    '/assets/main-1a2b.js.br',
  ])('%s returns 4xx and nothing from outside the folder', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('secret');
  });

  test('are not sent again to those who have them', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(body).toBe('User-agent: *');
    const again = await get('/robots.txt', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a range is answered with the whole file', async () => {
    const { statusCode, body } = await get('/robots.txt', { range: 'bytes=9000-9001' });
    expect([statusCode, body]).toEqual([200, 'User-agent: *']);
  });

  test('removed by a newer build are not found, unless they were sent before', async () => {
    await get('/assets/sent-1a2b.css');
    await Promise.all(['sent', 'unsent'].map((name) => rm(join(folder, `assets/${name}-1a2b.css`))));
    const statuses = ['sent', 'unsent'].map(async (name) => (await get(`/assets/${name}-1a2b.css`)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });

  test('HEAD sends the headers alone', async () => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/assets/letters-1a2b.woff2' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '7', '']);
  });
});

test('the listening server has timeouts for slow and idle connections', () => {
  const { keepAliveTimeout, requestTimeout } = app.server;
  expect({ keepAliveTimeout, requestTimeout }).toEqual({ keepAliveTimeout: 10_000, requestTimeout: 60_000 });
});
