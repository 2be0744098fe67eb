/** Measures how long finding a profile takes by each kind of address, among a million and among ten thousand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPublic, noSignedInUser } from '../src/features/profiles/server/public/public-queries.ts';
import { openDatabase } from '../src/server-kit/db/database.ts';
import { startEmbeddedPostgres } from '../src/server-kit/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../src/server-kit/log/index.ts';
import { crowdedDatabase } from './support/crowded-database.ts';
import { median, report } from './support/report.ts';

const sizes = { few: 10_000, many: 1_000_000 } as const;
const warmUp = 300;
const lookups = 2_000;

/** A random address of each kind among `size` profiles, matching the data that `crowdedDatabase` creates. */
const addressOf = {
  slug: (size: number) => `card-${anyOf(size)}`,
  custom: (size: number) => `own-${anyOf(Math.floor(size / 3)) * 3}`,
  id: (size: number) => String(anyOf(size)),
  username: (size: number) => `owner${anyOf(Math.floor(size / 1.3))}`,
} as const;
const anyOf = (max: number): number => 1 + Math.floor(Math.random() * max);
type By = keyof typeof addressOf;

const dataDir = await mkdtemp(join(tmpdir(), 'negia-bench-'));
const cluster = await startEmbeddedPostgres({ dataDir, unsafeFast: true });
// Stops the database cluster if the measurement crashes.
process.once('uncaughtExceptionMonitor', () => process.kill(cluster.pid, 'SIGINT'));
const log = createLog('silent');
const open = async (name: keyof typeof sizes) => ({
  size: sizes[name],
  database: openDatabase(await crowdedDatabase(cluster.url, name, sizes[name]), log, { connections: 1 }),
});
const started = performance.now();
const few = await open('few');
const many = await open('many');
console.log(
  `  ${sizes.many.toLocaleString('en')} profiles made in ${Math.round((performance.now() - started) / 1000)} s`,
);

type Side = typeof few;

async function timeOf({ database, size }: Side, by: By): Promise<number> {
  const name = addressOf[by](size);
  const startedAt = performance.now();
  const found = await findPublic(database.db, { by, name }, noSignedInUser);
  const time = performance.now() - startedAt;
  if (!found) throw new Error(`There is no ${by} ${name}`);
  return time;
}

/** Alternates between the two databases so that background load affects both equally. */
async function compare(by: By): Promise<{ small: number; large: number }> {
  const [small, large]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < warmUp + lookups; turn += 1) {
    const inTurn = [
      { side: few, times: small },
      { side: many, times: large },
    ];
    for (const { side, times } of turn % 2 ? inTurn : inTurn.toReversed()) {
      const time = await timeOf(side, by);
      if (turn >= warmUp) times.push(time);
    }
  }
  return { small: median(small), large: median(large) };
}

const results: { by: By; small: number; large: number }[] = [];
for (const by of Object.keys(addressOf) as By[]) results.push({ by, ...(await compare(by)) });
await Promise.all([few.database.close(), many.database.close()]);
await cluster.stop();
await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

for (const { by, small, large } of results) {
  report({
    what: `Look-up by ${by}, a million profiles against ten thousand`,
    value: large / small,
    unit: '×',
    max: 1.2,
  });
  console.log(`  ${large.toFixed(2)} ms against ${small.toFixed(2)} ms`);
}
