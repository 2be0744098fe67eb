import type pg from 'pg';
import { locks } from './locks.ts';
import {
  type Applied,
  appliedMigrations,
  apply,
  findRewritten,
  isAutomatic,
  type Migration,
  readMigrations,
  releaseClient,
  tryLock,
} from './migrate.ts';
import { isOutsideTransaction, manualReason, statementsOf } from './migration-file.ts';

/** A manual run: its progress or outcome. */
export interface MigrationRun {
  readonly startedAt: Date;
  readonly endedAt: Date | undefined;
  readonly error: string | undefined;
  /** True while the process that started it holds the lock. */
  readonly isRunning: boolean;
  readonly elapsedMs: number;
  /** Completed statements, out of `steps`. */
  readonly step: number;
  readonly steps: number;
  /** Progress of the index being built, if any: its phase, and the amount done in blocks or rows. */
  readonly index: { readonly phase: string; readonly done: number; readonly total: number } | undefined;
}

export interface MigrationState {
  readonly name: string;
  /** Of the file, or of the applied migration if the file no longer exists. */
  readonly hash: string;
  readonly applied: Applied | undefined;
  readonly isMissing: boolean;
  readonly manualReason: string | undefined;
  readonly isOutsideTransaction: boolean;
  readonly run: MigrationRun | undefined;
}

/** Why a migration cannot be started. */
export type Refusal = 'unknown' | 'applied' | 'busy' | 'mismatch' | 'earlier';

/** Locked and ready. The caller must call exactly one of `work` and `cancel`. */
export interface LockedMigration {
  readonly migration: Migration;
  /** Runs the migration to completion; rejects if it fails. */
  work(): Promise<void>;
  cancel(): Promise<void>;
}

export interface Migrations {
  states(): Promise<MigrationState[]>;
  begin(name: string): Promise<LockedMigration | Refusal>;
}

/** The state of all migrations in the folder and the database; the folder is read on every call. */
export const createMigrations = (pool: pg.Pool, folder: string): Migrations => ({
  states: async () => statesOf(pool, await readMigrations(folder)),
  begin: async (name) => begin(pool, await readMigrations(folder), name),
});

async function begin(
  pool: pg.Pool,
  migrations: readonly Migration[],
  name: string,
): Promise<LockedMigration | Refusal> {
  const migration = migrations.find((one) => one.name === name);
  if (!migration) return 'unknown';
  const client = await pool.connect();
  try {
    const refusal = (await tryLock(client)) ? await refusalOf(client, migrations, migration) : 'busy';
    if (refusal) {
      await releaseClient(client);
      return refusal;
    }
    await client.query('set statement_timeout = 0');
    await recordStart(client, name);
  } catch (error) {
    await releaseClient(client);
    throw error;
  }
  return {
    migration,
    work: () => work(pool, client, migration),
    cancel: async () => {
      await client.query('delete from migration_runs where name = $1', [name]).catch(() => undefined);
      await releaseClient(client);
    },
  };
}

async function refusalOf(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  { name }: Migration,
): Promise<Refusal | undefined> {
  const applied = await appliedMigrations(client);
  if (applied.has(name)) return 'applied';
  if (findRewritten(migrations, applied)) return 'mismatch';
  const isEarlierWaiting = migrations.some((one) => one.name < name && isAutomatic(one) && !applied.has(one.name));
  return isEarlierWaiting ? 'earlier' : undefined;
}

async function recordStart(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(
    `insert into migration_runs (name, pid) values ($1, pg_backend_pid())
     on conflict (name) do update set pid = excluded.pid, started_at = now(), ended_at = null, error = null, step = 0`,
    [name],
  );
}

async function work(pool: pg.Pool, client: pg.PoolClient, migration: Migration): Promise<void> {
  const { name } = migration;
  // Uses another connection, because inside the transaction the progress would not be visible to others.
  const updateRun = (set: string, value: unknown) =>
    pool.query(`update migration_runs set ${set} where name = $1`, [name, value]).catch(() => undefined);
  try {
    await apply(client, migration, async (done) => void (await updateRun('step = $2', done)));
    await updateRun('ended_at = now(), error = $2', null);
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    await updateRun('ended_at = now(), error = $2', reason);
    throw error;
  } finally {
    await releaseClient(client);
  }
}

interface RunRow {
  name: string;
  started_at: Date;
  ended_at: Date | null;
  error: string | null;
  step: number;
  is_running: boolean;
  elapsed_ms: number;
  phase: string | null;
  done: string | null;
  total: string | null;
}

/** A run whose process died no longer holds the lock: it counts as not running, whatever its row states. */
const runsQuery = `
  select r.name, r.started_at, r.ended_at, r.error, r.step,
    r.ended_at is null and l.pid is not null as is_running,
    (extract(epoch from coalesce(r.ended_at, clock_timestamp()) - r.started_at) * 1000)::int as elapsed_ms,
    p.phase, case when p.blocks_total > 0 then p.blocks_done else p.tuples_done end as done,
    case when p.blocks_total > 0 then p.blocks_total else p.tuples_total end as total
  from migration_runs r
    left join pg_locks l on l.locktype = 'advisory' and l.objid = $1 and l.classid = 0 and l.granted and l.pid = r.pid
      and l.database = (select oid from pg_database where datname = current_database())
    left join pg_stat_progress_create_index p on p.pid = r.pid and p.datname = current_database()`;

async function statesOf(pool: pg.Pool, migrations: readonly Migration[]): Promise<MigrationState[]> {
  const client = await pool.connect();
  try {
    const applied = await appliedMigrations(client);
    const { rows } = await client.query<RunRow>(runsQuery, [locks.migrations]);
    const runs = new Map(rows.map((row) => [row.name, row]));
    const present = migrations.map((one) => stateOf(one, applied.get(one.name), runs.get(one.name)));
    const known = new Set(migrations.map(({ name }) => name));
    const missingStates = [...applied].filter(([name]) => !known.has(name)).map(([name, one]) => missing(name, one));
    return [...present, ...missingStates].sort((first, second) => (first.name < second.name ? -1 : 1));
  } finally {
    client.release();
  }
}

const stateOf = (migration: Migration, applied: Applied | undefined, run: RunRow | undefined): MigrationState => ({
  name: migration.name,
  hash: migration.hash,
  applied,
  isMissing: false,
  manualReason: manualReason(migration),
  isOutsideTransaction: isOutsideTransaction(migration),
  run: run && presentRun(run, statementsOf(migration).length),
});

const missing = (name: string, applied: Applied): MigrationState => ({
  name,
  applied,
  hash: applied.hash,
  isMissing: true,
  manualReason: undefined,
  isOutsideTransaction: false,
  run: undefined,
});

const presentRun = (row: RunRow, steps: number): MigrationRun => ({
  startedAt: row.started_at,
  endedAt: row.ended_at ?? undefined,
  error: row.error ?? undefined,
  isRunning: row.is_running,
  elapsedMs: row.elapsed_ms,
  step: row.step,
  steps,
  index: row.phase === null ? undefined : { phase: row.phase, done: Number(row.done), total: Number(row.total) },
});
