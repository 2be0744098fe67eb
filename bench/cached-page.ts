/** CPU and requests/s of a full published profile, each view counted, against bare `node:http` with the same bytes. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import pg from 'pg';
import { migrate, readMigrations } from '../src/server-kit/db/migrate.ts';
import { buildModule } from './support/built-module.ts';
import type { SamplePage } from './support/cached-page-server.ts';
import { startCluster } from './support/cluster.ts';
import { cpuOf, type ForkedServer, forkServer } from './support/forked-server.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { median, report } from './support/report.ts';

const rounds = 5;
const seconds = 3;

/** Headers added by a reverse proxy or the connection itself are not part of the page. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'date', 'content-length', 'etag']);

/** Fetches the page exactly as the product renders and sends it. */
async function fetchSamplePage(): Promise<Pick<SamplePage, 'path' | 'html' | 'headers'>> {
  const { product, profile, end } = await publishFullProfile();
  const answer = await fetch(product.url + profile.address, { headers: { 'accept-encoding': 'identity' } });
  const html = await answer.text();
  await end();
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !connectionHeaders.has(name)));
  return { path: profile.address, html, headers };
}

async function measure(side: ForkedServer): Promise<{ rate: number; cpu: number }> {
  const before = await cpuOf(side);
  const { requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${side.port}${page.path}`,
    connections: 64,
    duration: seconds,
    headers: { 'accept-encoding': 'br', 'user-agent': browser },
  });
  if (non2xx) throw new Error(`${non2xx} answers were not 200`);
  return { rate: requests.average, cpu: ((await cpuOf(side)) - before) / requests.total };
}

const browser = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const sample = await fetchSamplePage();
const cluster = await startCluster();
const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
await migrate(pool, await readMigrations('db/migrations'));
const stats = await buildModule('src/features/stats/server/index.ts');
const page: SamplePage = { ...sample, databaseUrl: cluster.url, statsModule: stats.url };
const script = 'bench/support/cached-page-server.ts';
const bare = await forkServer(script, 'bare', page);
const ours = await forkServer(script, 'ours', page);
await measure(bare);
await measure(ours);
const ratios = [];
for (let round = 0; round < rounds; round += 1) {
  const early = round % 2 ? await measure(bare) : undefined;
  const mine = await measure(ours);
  const reference = early ?? (await measure(bare));
  ratios.push({ cpu: mine.cpu / reference.cpu, rate: mine.rate / reference.rate, perSecond: mine.rate });
}
const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${ours.child.pid}/status`, 'utf8'))?.[1]) / 1000;
bare.child.kill();
ours.child.kill();
const { rows } = await pool.query<{ count: string }>(
  `select sum(count) as count from stat_sums where dimension = 'all' and kind = 'view'`,
);
await pool.end();
await stats.remove();
await cluster.remove();

report({
  what: 'Published profile, CPU per request against bare node:http',
  value: median(ratios.map(({ cpu }) => cpu)),
  unit: '×',
  max: 1.25,
});
report({
  what: 'Published profile, requests a second against bare node:http',
  value: median(ratios.map(({ rate }) => rate)),
  unit: '×',
  min: 0.8,
});
console.log(`  ${Number(rows[0]?.count).toLocaleString('en')} views were counted meanwhile`);
console.log(`  ${Math.round(median(ratios.map(({ perSecond }) => perSecond)))} requests a second on this machine`);
report({ what: 'Memory of the process after all of them', value: resident, unit: 'MB', max: 200 });
