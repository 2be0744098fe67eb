/** Measures the response times of the admin lists with a million rows against ten thousand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../src/server-kit/clock/clock.ts';
import { openDatabase } from '../src/server-kit/db/database.ts';
import { startEmbeddedPostgres } from '../src/server-kit/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../src/server-kit/log/index.ts';
import type { readList } from './support/admin-reader.ts';
import { buildModule } from './support/built-module.ts';
import { businessDatabase } from './support/business-database.ts';
import { median, report } from './support/report.ts';

const sizes = { few: 10_000, many: 1_000_000 } as const;
const warmUp = 5;
const runs = 25;

const cursor = (...sortKey: readonly string[]): string => Buffer.from(JSON.stringify(sortKey)).toString('base64url');
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

type Query = Readonly<Record<string, string>>;
interface AdminQuery {
  readonly what: string;
  readonly path: string;
  /** Query parameters for a table with `size` rows. */
  readonly query: (size: number) => Query;
}

const [users, orders, audit, events] = ['users', 'orders', 'audit', 'events'].map((one) => `/api/admin/${one}`) as [
  ...[string, string, string, string],
];
const half = (size: number): string => String(Math.floor(size / 2));

const all: readonly AdminQuery[] = [
  { what: 'users, first page', path: users, query: () => ({}) },
  { what: 'users, a page deep inside', path: users, query: (size) => ({ after: cursor(half(size)) }) },
  { what: 'users, by name', path: users, query: () => ({ sort: 'username', direction: 'asc' }) },
  { what: 'users, a search for one', path: users, query: (size) => ({ q: `person${half(size)}` }) },
  { what: 'users, a search for many', path: users, query: () => ({ q: 'person' }) },
  { what: 'users, suspended', path: users, query: () => ({ state: 'suspended' }) },
  { what: 'users, of a day', path: users, query: () => ({ from: daysAgo(30), to: daysAgo(29) }) },
  { what: 'orders, first page', path: orders, query: () => ({}) },
  { what: 'orders, a page deep inside', path: orders, query: (size) => ({ before: half(size) }) },
  { what: 'orders, a search for a recipient', path: orders, query: (size) => ({ q: `receiver${half(size)}` }) },
  { what: 'orders, of one owner', path: orders, query: () => ({ owner: '2000' }) },
  { what: 'orders, in one state', path: orders, query: () => ({ state: 'approved' }) },
  { what: 'audit, first page', path: audit, query: () => ({}) },
  { what: 'audit, a page deep inside', path: audit, query: (size) => ({ after: cursor(half(size)) }) },
  { what: 'audit, a search for a number', path: audit, query: (size) => ({ q: half(size) }) },
  { what: 'audit, a search for a name', path: audit, query: () => ({ q: 'admin3' }) },
  { what: 'audit, of one section', path: audit, query: () => ({ action: 'tags' }) },
  { what: 'audit, until half a year ago', path: audit, query: () => ({ to: daysAgo(180) }) },
  { what: 'events, first page', path: events, query: () => ({}) },
  { what: 'events, until half a year ago', path: events, query: () => ({ to: daysAgo(180) }) },
  { what: 'events, of one kind', path: events, query: () => ({ kind: 'save' }) },
];

const dataDir = await mkdtemp(join(tmpdir(), 'negia-bench-'));
const cluster = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
// Stops the database cluster if the measurement crashes.
process.once('uncaughtExceptionMonitor', () => process.kill(cluster.pid, 'SIGINT'));
const log = createLog('silent');
const started = performance.now();
const open = async (name: keyof typeof sizes) =>
  openDatabase(await businessDatabase(cluster.url, name, sizes[name]), log, { connections: 2 });
const [few, many] = [await open('few'), await open('many')];
console.log(`  tables made in ${Math.round((performance.now() - started) / 1000)} s`);

const built = await buildModule('bench/support/admin-reader.ts');
const reader = (await import(built.url)) as { readList: typeof readList };
await built.remove();
const config = { publicUrl: 'http://localhost:3000' };
const clock = systemClock();

async function timeOf({ db }: typeof few, { what, path, query }: AdminQuery, size: number): Promise<number> {
  const startedAt = performance.now();
  const { rows } = await reader.readList({ db, clock, config, log }, path, query(size));
  const time = performance.now() - startedAt;
  if (rows.length === 0) throw new Error(`There is nothing to see: ${what}, ${size}`);
  return time;
}

for (const query of all) {
  const [small, large]: [number[], number[]] = [[], []];
  // Alternates between the two databases so that background load affects both equally.
  for (let turn = 0; turn < warmUp + runs; turn += 1) {
    const times = [await timeOf(few, query, sizes.few), await timeOf(many, query, sizes.many)] as const;
    if (turn < warmUp) continue;
    small.push(times[0]);
    large.push(times[1]);
  }
  report({ what: query.what, value: median(large) / median(small), unit: '×', max: 2 });
  console.log(`    ${median(large).toFixed(2)} ms against ${median(small).toFixed(2)} ms`);
}

await Promise.all([few.close(), many.close()]);
await cluster.stop();
await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
