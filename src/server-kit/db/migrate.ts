import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { locks } from './locks.ts';
import { isOutsideTransaction, type Migration, manualReason, statementsOf } from './migration-file.ts';

export { type Migration, readMigrations } from './migration-file.ts';

export interface Applied {
  readonly hash: string;
  readonly at: Date;
  /** Undefined for migrations that ran before durations were recorded. */
  readonly durationMs: number | undefined;
}

const lockPollMilliseconds = 100;

/**
 * Applies pending migrations in order, each in its own transaction together with its row in `migrations`. Concurrent
 * processes are serialized by a lock; the others then find nothing to do. A migration marked `-- by hand` waits for an
 * admin (`run-migration.ts`), unless `manualNames` lists it: a backup that includes it is restored with it.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[],
  upTo?: string,
  manualNames: readonly string[] = [],
): Promise<string[]> {
  const last = upTo ? migrations.findIndex(({ name }) => name === upTo) : migrations.length - 1;
  if (upTo && last < 0) throw new Error(`There is no migration ${upTo}`);
  const selected = migrations.slice(0, last + 1).filter((one) => isAutomatic(one) || manualNames.includes(one.name));
  return withClient(pool, async (client) => {
    // A server with nothing to apply can start while an admin runs a long migration.
    if (await isUpToDate(client, migrations, selected)) return [];
    await waitForLock(client);
    await makeTables(client);
    const applied = await appliedMigrations(client);
    refuseRewritten(migrations, applied);
    const waiting = selected.filter(({ name }) => !applied.has(name));
    for (const migration of waiting) await apply(client, migration);
    return waiting.map(({ name }) => name);
  });
}

export const isAutomatic = (migration: Migration): boolean => manualReason(migration) === undefined;

/** A connection without a statement timeout; its locks are released when it is returned. */
export async function withClient<R>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  try {
    // Altering a large table, or waiting for the migration lock, may take longer than the request timeout.
    await client.query('set statement_timeout = 0');
    return await work(client);
  } finally {
    await releaseClient(client);
  }
}

export async function releaseClient(client: pg.PoolClient): Promise<void> {
  const isHealthy = await client.query(`select pg_advisory_unlock(${locks.migrations}); reset statement_timeout`).then(
    () => true,
    () => false,
  );
  client.release(!isHealthy);
}

export async function tryLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
    locks.migrations,
  ]);
  return rows[0]?.acquired ?? false;
}

/** Polls instead of waiting: `create index concurrently` would wait for a blocked statement. */
async function waitForLock(client: pg.ClientBase): Promise<void> {
  while (!(await tryLock(client))) await wait(lockPollMilliseconds);
}

const durationColumnQuery = `select from information_schema.columns
  where table_schema = 'public' and table_name = 'migrations' and column_name = 'duration_ms'`;

async function isUpToDate(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  selected: readonly Migration[],
): Promise<boolean> {
  if (!(await client.query(durationColumnQuery)).rowCount) return false;
  const applied = await appliedMigrations(client);
  refuseRewritten(migrations, applied);
  return selected.every(({ name }) => applied.has(name));
}

async function makeTables(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  await client.query('alter table migrations add column if not exists duration_ms integer');
  // The last manual run of each migration and its outcome.
  await client.query(`create table if not exists migration_runs (name text primary key, pid integer not null,
    started_at timestamptz not null default now(), ended_at timestamptz, error text, step integer not null default 0)`);
}

export async function appliedMigrations(client: pg.ClientBase): Promise<Map<string, Applied>> {
  const { rows } = await client.query<{ name: string; hash: string; applied_at: Date; duration_ms?: number | null }>(
    'select * from migrations order by name',
  );
  return new Map(
    rows.map((row) => [row.name, { hash: row.hash, at: row.applied_at, durationMs: row.duration_ms ?? undefined }]),
  );
}

export const findRewritten = (
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, Pick<Applied, 'hash'>>,
): Migration | undefined => migrations.find(({ name, hash }) => (applied.get(name)?.hash ?? hash) !== hash);

function refuseRewritten(migrations: readonly Migration[], applied: ReadonlyMap<string, Applied>): void {
  const rewritten = findRewritten(migrations, applied);
  if (rewritten) throw new Error(`Migration ${rewritten.name} was changed after it was applied: write a new one`);
}

/** `onStep` is called with the number of completed statements. */
export async function apply(
  client: pg.ClientBase,
  migration: Migration,
  onStep?: (done: number) => Promise<void>,
): Promise<void> {
  const isTransactional = !isOutsideTransaction(migration);
  const startedAt = performance.now();
  if (isTransactional) await client.query('begin');
  try {
    for (const [index, statement] of statementsOf(migration).entries()) {
      await onStep?.(index);
      await client.query(statement);
    }
    await client.query('insert into migrations (name, hash, duration_ms) values ($1, $2, $3)', [
      migration.name,
      migration.hash,
      Math.round(performance.now() - startedAt),
    ]);
    if (isTransactional) await client.query('commit');
  } catch (error) {
    if (isTransactional) await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause: error });
  }
}
