/**
 * Compares `/t/{code}` on our server with bare `node:http` sending the same response, and a million tags with ten
 * thousand. Taps arrive as views do in the page benchmark: from a phone that is counted, on tags that it taps
 * repeatedly. The cost of counting every single tap at thousands per second is reported as well; counting has its own
 * limit.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { serverFlags, serverMemory } from '../scripts/ready.mjs';
import type { readTapDetails } from '../src/features/tags/server/taps/tap-queries.ts';
import { openDatabase } from '../src/server-kit/db/database.ts';
import { startEmbeddedPostgres } from '../src/server-kit/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../src/server-kit/log/index.ts';
import { buildModule } from './support/built-module.ts';
import { crowdedDatabase } from './support/crowded-database.ts';
import { median, report } from './support/report.ts';
import { codeOf, fillTags } from './support/tags.ts';
import type { TapSide } from './support/taps-server.ts';

const sizes = { few: 10_000, many: 1_000_000 } as const;
const rounds = 5;
const seconds = 3;
const warmUp = 300;
const lookups = 2_000;
const connections = 64;
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const dataDir = await mkdtemp(join(tmpdir(), 'negia-bench-'));
const cluster = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
// Stops the database cluster if the measurement crashes.
process.once('uncaughtExceptionMonitor', () => process.kill(cluster.pid, 'SIGINT'));

async function filled(name: keyof typeof sizes): Promise<string> {
  const url = await crowdedDatabase(cluster.url, name, sizes[name]);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await fillTags(pool, sizes[name]);
  await pool.end();
  return url;
}

interface Side {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(kind: 'bare' | 'ours', side: TapSide): Promise<Side> {
  const env = { ...process.env, ...serverMemory };
  const child = fork('bench/support/taps-server.ts', [kind], { execArgv: [...serverFlags], env });
  child.send(side);
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  return { child, port };
}

const anyOf = (max: number): number => 1 + Math.floor(Math.random() * max);

/** `tapped`: the number of tags tapped in turn. With many tags, each tap is a visit that counts. */
async function rateOf({ port }: Side, size: number, tapped = 64): Promise<number> {
  const paths = Array.from({ length: tapped }, () => ({ path: `/t/${codeOf(anyOf(size))}` }));
  const { requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers: { 'user-agent': browser },
    requests: paths,
  });
  // Every response is a redirect, which autocannon does not count as a success.
  if (non2xx !== requests.total) throw new Error(`${requests.total - non2xx} answers were no redirects`);
  return requests.average;
}

const urls = { few: await filled('few'), many: await filled('many') };
const builtQueries = await buildModule('src/features/tags/server/taps/tap-queries.ts');
const queries = (await import(builtQueries.url)) as { readTapDetails: typeof readTapDetails };
await builtQueries.remove();
const tags = await buildModule('src/features/tags/server/index.ts');
const sample = { databaseUrl: urls.many, tagsModule: tags.url };
const [bare, ours] = [await start('bare', sample), await start('ours', sample)];
await rateOf(bare, sizes.many);
await rateOf(ours, sizes.many);
const ratios: { ratio: number; rate: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const inTurn = round % 2 ? [bare, ours] : [ours, bare];
  const rates = new Map<Side, number>();
  for (const side of inTurn) rates.set(side, await rateOf(side, sizes.many));
  const rate = rates.get(ours) ?? 0;
  ratios.push({ ratio: rate / (rates.get(bare) ?? Number.NaN), rate });
}
const alone = await rateOf(bare, sizes.many);
const counted = (await rateOf(ours, sizes.many, 5_000)) / alone;
bare.child.kill();
ours.child.kill();
await tags.remove();

/** Alternates between the two databases so that background load affects both equally. */
const log = createLog('silent');
const sides = (['few', 'many'] as const).map((name) => ({
  name,
  size: sizes[name],
  database: openDatabase(urls[name], log, { connections: 1 }),
  times: [] as number[],
}));
for (let turn = 0; turn < warmUp + lookups; turn += 1)
  for (const { size, database, times } of turn % 2 ? sides : sides.toReversed()) {
    const code = codeOf(anyOf(size));
    const startedAt = performance.now();
    const [found] = await queries.readTapDetails(database.db, [code]);
    const time = performance.now() - startedAt;
    if (found?.code !== code) throw new Error(`There is no tag ${code}`);
    if (turn >= warmUp) times.push(time);
  }
await Promise.all(sides.map(({ database }) => database.close()));
await cluster.stop();
await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

report({
  what: 'A tap, requests a second against bare node:http with the same answer',
  value: median(ratios.map(({ ratio }) => ratio)),
  unit: '×',
  min: 0.5,
});
console.log(`  ${Math.round(median(ratios.map(({ rate }) => rate)))} taps a second on this machine`);
console.log(`  ${counted.toFixed(2)} × with nearly every tap a visit of its own that is counted`);
const [small = Number.NaN, large = Number.NaN] = sides.map(({ times }) => median(times));
report({ what: 'Look-up of a tag, a million against ten thousand', value: large / small, unit: '×', max: 1.2 });
console.log(`  ${large.toFixed(2)} ms against ${small.toFixed(2)} ms`);
