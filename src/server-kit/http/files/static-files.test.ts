import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { createHttpServer } from '../http-server.ts';
import { mountStaticFiles } from './static-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'negia-static-'));
await Promise.all(['assets', 'public'].map((name) => mkdir(join(folder, name))));
await writeFile(join(folder, 'assets/main-1a2b.js'), 'export {}');
await writeFile(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync('export {}'));
await writeFile(join(folder, 'public/robots.txt'), 'User-agent: *');
await writeFile(join(folder, 'secret.txt'), 'secret');
const kit = await createTestServices();
const app = await createHttpServer({
  services: kit.services,
  texts: [],
  isReady: async () => true,
  errorPage: () => '',
});
await mountStaticFiles(app, { assets: join(folder, 'assets'), public: join(folder, 'public') });
await app.ready();
const close = async () => {
  await app.close();
  await kit.close();
  await rm(folder, { recursive: true });
};
afterAll(() => close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('built files', () => {
  test('with a hash in their name are kept for a year, the rest for a day', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=86400');
  });

  test('go out compressed as the build made them', async () => {
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
  ])('%s is refused with 4xx and nothing of the folder outside', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('secret');
  });

  test('a range past the end is the fault of the one who asks', async () => {
    const { statusCode } = await get('/robots.txt', { range: 'bytes=9000-9001' });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

test('slow and idle connections are given up: the limits hold on the server that listens', () => {
  const { keepAliveTimeout, requestTimeout, timeout } = app.server;
  expect({ keepAliveTimeout, requestTimeout, timeout }).toEqual({
    keepAliveTimeout: 10_000,
    requestTimeout: 60_000,
    timeout: 65_000,
  });
});
