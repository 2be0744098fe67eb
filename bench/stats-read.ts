/** Measures how long one profile's statistics over thirty days take with ten million and with ten thousand events. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { getStats } from '../src/features/stats/server/read.ts';
import { systemClock } from '../src/server-kit/clock/clock.ts';
import { openDatabase } from '../src/server-kit/db/database.ts';
import { startEmbeddedPostgres } from '../src/server-kit/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../src/server-kit/log/index.ts';
import { buildModule } from './support/built-module.ts';
import { countedDatabase, type DatabaseSize } from './support/counted-database.ts';
import { median, report } from './support/report.ts';

/** A busy profile has 100,000 events a year; the large database has a hundred such profiles. */
const sizes: Readonly<Record<'few' | 'many', DatabaseSize>> = {
  few: { profiles: 10, events: 10_000, ownEvents: 5_000, days: 30 },
  many: { profiles: 100, events: 10_000_000, ownEvents: 100_000, days: 365 },
};
const warmUp = 30;
const runs = 200;

const dataDir = await mkdtemp(join(tmpdir(), 'negia-bench-'));
const cluster = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
// Stops the database cluster if the measurement crashes.
process.once('uncaughtExceptionMonitor', () => process.kill(cluster.pid, 'SIGINT'));
const log = createLog('silent');
const started = performance.now();
const open = async (name: keyof typeof sizes) =>
  openDatabase(await countedDatabase(cluster.url, name, sizes[name]), log, { connections: 1 });
const [few, many] = [await open('few'), await open('many')];
console.log(
  `  ${sizes.many.events.toLocaleString('en')} events made in ${Math.round((performance.now() - started) / 1000)} s`,
);

const clock = systemClock();
const built = await buildModule('src/features/stats/server/read.ts');
const read = (await import(built.url)) as { getStats: typeof getStats };
await built.remove();
async function timeOf({ db }: typeof few): Promise<number> {
  const startedAt = performance.now();
  const { totals, days } = await read.getStats({ db, clock, user: { id: 1 } }, 1, {}, 'he');
  const time = performance.now() - startedAt;
  if (totals.views === 0 || days.length !== 30) throw new Error('There is nothing to see');
  return time;
}

/** Alternates between the two databases so that background load affects both equally. */
const [small, large]: [number[], number[]] = [[], []];
for (let turn = 0; turn < warmUp + runs; turn += 1) {
  const inTurn = [
    { side: few, times: small },
    { side: many, times: large },
  ];
  for (const { side, times } of turn % 2 ? inTurn : inTurn.toReversed()) {
    const time = await timeOf(side);
    if (turn >= warmUp) times.push(time);
  }
}
await Promise.all([few.close(), many.close()]);
await cluster.stop();
await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

report({
  what: 'Statistics of one profile over thirty days, ten million events stored against ten thousand',
  value: median(large) / median(small),
  unit: '×',
  max: 3,
});
console.log(`  ${median(large).toFixed(2)} ms against ${median(small).toFixed(2)} ms`);
