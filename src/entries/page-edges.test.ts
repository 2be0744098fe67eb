import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server-kit/config/config.ts';
import { createLog } from '#server-kit/log/index.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { requestRaw } from '#server-kit/testing/loopback.ts';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createTestDatabase } from '#server-kit/testing/test-database.ts';
import { composeServer } from './compose.ts';
import { seed } from './features.ts';
import { sitePaths } from './page-paths.ts';
import { appEntry, modalEntry, profileEntry, siteEntry, startEntry } from './site/render.tsx';

/** Tests the whole server at its page paths, with a build that has file names only. */
const logged: string[] = [];

const root = await temporaryFolder();
const manifest = Object.fromEntries(
  [startEntry, siteEntry, modalEntry, appEntry, profileEntry].map((name, index) => [
    name,
    { file: `assets/${index}.js` },
  ]),
);
for (const folder of ['dist/client/.vite', 'dist/client/assets', 'dist/frames', 'dist/maps', 'public'])
  await mkdir(join(root, folder), { recursive: true });
await writeFile(join(root, 'dist/client/.vite/manifest.json'), JSON.stringify(manifest));
await writeFile(join(root, 'dist/frames/sandbox-bank.js'), '');
const settings = {
  NODE_ENV: 'test',
  DATA_DIR: join(root, 'data'),
  RATE_LIMITS: 'off',
  PUBLIC_URL: 'http://localhost:1',
};
const log = createLog('error', { write: (entry) => logged.push(entry) });
const server = await composeServer(readConfig(settings), await createTestDatabase(), log, root);
await seed(server.services.db, { seed: 'none' });
const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
closeAfterwards(() => server.close());

const requestOnce = async (path: string, method = 'GET'): Promise<{ status: number; text: string }> => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { accept: 'text/html', ...(method === 'POST' && type) };
  const { status, body } = await requestRaw(port, path, { method, headers });
  return { status, text: body.toString() };
};

/** A page's first load blocks the process, which briefly responds with 503: not under test here, so it is retried. */
async function requestPage(path: string, method?: string): Promise<{ status: number; text: string }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await requestOnce(path, method);
    if (answer.status !== 503 || tries === 10) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

const names = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%ff',
  '%',
  '%zz',
  '%E2%80%AE',
  '%E2%80%8F',
  '%0a',
  '%2f',
  '%5c',
  '..%2f..',
  ' ',
  '0',
  '-1',
  '2147483648',
  '9007199254740992',
  'NaN',
  '0001-01-01',
  "'",
  '%27%22%3c',
  'x'.repeat(600),
  '%D7%90',
].map((name) => name.replaceAll(' ', '%20'));
const values = [
  ...names.filter((name) => name.length < 100),
  '275760-01-01',
  '0000-01-01',
  '',
  '[]',
  'x'.repeat(5_000),
];

const embedded = [
  ...sitePaths.filter((path) => path.includes(':')).map((path) => path.replace(/:\w+/, '*')),
  '/*',
  '/p/*',
  '/@*',
  '/u/*',
  '/t/*',
  '/T/*',
  '/p/*.vcf',
  '/p/*/qr.png',
  '/p/*/lead',
  '/blog/*/preview.jpg',
  '/files/*',
  '/profile/*',
  '/api/*',
  '/assets/*',
  '/*.vcf',
  '/@*.vcf',
];
const keys = [
  'lang',
  'q',
  'tag',
  'before',
  'after',
  'page',
  'city',
  'field',
  'type',
  'id',
  'token',
  'from',
  'to',
  'size',
];

const problemsOf = async (paths: readonly string[], method?: string): Promise<string[]> => {
  const problems: string[] = [];
  for (const path of paths) {
    const { status, text } = await requestPage(path, method).catch((error: Error) => ({
      status: 0,
      text: error.message,
    }));
    if (status === 0 || status >= 500 || /FST_|ERR_[A-Z]|node_modules/.test(text))
      problems.push(`${path.slice(0, 80)}: ${status} ${text.slice(0, 120)} ${logged.at(-1)?.slice(0, 400)}`);
  }
  return problems;
};

test.each(embedded)('any value in %s gets a valid response', async (path) => {
  expect(await problemsOf(names.map((name) => path.replace('*', name)))).toEqual([]);
});

test('a form sent to an invalid path gets a valid response too', async () => {
  expect(
    await problemsOf(
      names.map((name) => `/p/${name}/lead`),
      'POST',
    ),
  ).toEqual([]);
});

/** Sends every query key with the same value at once: a page reads a few of them and must tolerate any value. */
const plain = [
  '/',
  '/blog',
  '/communities',
  '/help',
  '/payment-demo',
  '/embed',
  '/p/nobody',
  '/rss.xml',
  '/sitemap.xml',
];
test.each(plain)('%s with any query gets a valid response', async (path) => {
  const requested = values.map((value) => `${path}?${keys.map((key) => `${key}=${value.slice(0, 500)}`).join('&')}`);
  expect(await problemsOf([...requested, `${path}?${keys.map((key) => `${key}=%00&${key}=1`).join('&')}`])).toEqual([]);
});
