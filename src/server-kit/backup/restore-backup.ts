import type pg from 'pg';
import { migrate } from '../db/migrate.ts';
import type { FileStore } from '../files/index.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { listDivided, listPartitions, listTables, nameOf, quoted, type Table } from './catalog.ts';
import type { BackedTable, Manifest, Partition, Sequence } from './manifest.ts';
import { copyIn } from './measured-file.ts';
import { BackupError, messageOf } from './problem.ts';
import { type CheckedBackup, putFiles } from './read-backup.ts';
import { checkTarget, clearTarget, inOrderOfKeys, withoutTriggers } from './target.ts';
import { inTransaction } from './transaction.ts';

/** All rows or none. Returns tables that no migration creates: the operator's own, which stay in the backup. */
export async function restoreTables(pool: pg.Pool, folder: string, manifest: Manifest): Promise<BackedTable[]> {
  return inTransaction(pool, 'begin', async (client) => {
    await makePartitions(client, manifest.partitions);
    const [divided, present] = [await listDivided(client), await listTables(client)];
    const { known = [], unknown = [] } = groupByKnown(manifest.tables, present);
    await withoutTriggers(client, present, async () => {
      // Rows inserted by migrations and the queue are in the backup too, so the tables are truncated first.
      await client.query(`truncate ${[...divided, ...present].map(quoted).join(', ')}`);
      for (const table of await inOrderOfKeys(client, known)) await copyIn(client, table, folder);
    });
    for (const table of known) await refuseOtherCount(client, table);
    await freeJobs(client);
    await setSequences(client, manifest.sequences);
    return unknown;
  });
}

function groupByKnown(tables: readonly BackedTable[], present: readonly Table[]) {
  const columns = new Map(present.map((table) => [nameOf(table), new Set(table.columns)]));
  return Object.groupBy(tables, (table) => {
    const presentColumns = columns.get(nameOf(table));
    const missing = presentColumns && table.columns.find((column) => !presentColumns.has(column));
    if (missing) throw new BackupError(`The table ${nameOf(table)} has no column ${missing} in this version`);
    return presentColumns ? 'known' : 'unknown';
  });
}

/** Migrations create the partitioned table; its partitions are created over time. */
async function makePartitions(client: pg.ClientBase, partitions: readonly Partition[]): Promise<void> {
  const present = new Set((await listPartitions(client)).map(nameOf));
  for (const one of partitions.filter((partition) => !present.has(nameOf(partition)))) {
    const { rows } = await client.query('select where to_regclass($1) is not null', [quoted(one.parent)]);
    const key = one.key ? ` partition by ${one.key}` : '';
    if (rows.length)
      await client.query(`create table ${quoted(one)} partition of ${quoted(one.parent)} ${one.bound}${key}`);
  }
}

async function refuseOtherCount(client: pg.ClientBase, table: BackedTable): Promise<void> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from only ${quoted(table)}`);
  const count = Number(rows[0]?.count);
  if (count !== table.rows)
    throw new BackupError(`The table ${nameOf(table)} has ${count} rows where the backup counts ${table.rows}`);
}

/** No worker is processing a job of a restored database; a job left locked would wait four hours. */
async function freeJobs(client: pg.ClientBase): Promise<void> {
  await client.query(
    'select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))',
  );
}

/** Runs last, because sequence changes are not rolled back with the transaction. */
async function setSequences(client: pg.ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const one of sequences)
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      quoted(one),
      one.lastValue,
      one.isCalled,
    ]);
}

export interface RestoreOptions {
  readonly backup: CheckedBackup;
  readonly pool: pg.Pool;
  readonly files: FileStore;
  /** Allows overwriting the data in the database. */
  readonly mayReplace: boolean;
}

export interface Restored {
  /** Tables in the backup that are not ours; their rows were not restored. */
  readonly unknown: readonly BackedTable[];
  /** Migrations applied after the rows were restored. */
  readonly newMigrations: readonly string[];
}

export async function restoreBackup({ backup, pool, files, mayReplace }: RestoreOptions): Promise<Restored> {
  const wasBlank = await checkTarget(pool, backup.manifest, mayReplace);
  if (mayReplace) await clearTarget(pool);
  const unknown = await fill(backup, pool, files).catch(async (error) => {
    // Clears the target, because rows inserted by migrations would make the next attempt fail.
    if (mayReplace || wasBlank) await clearTarget(pool).catch(() => undefined);
    throw error;
  });
  const newMigrations = await migrate(pool, backup.migrations).catch((cause) => {
    throw new BackupError(`The rows are back, but the database was not brought forward: ${messageOf(cause)}`, {
      cause,
    });
  });
  await pool.query('analyze');
  return { unknown, newMigrations };
}

/** Files before rows: if the file store fails, the database is still empty and the restore can be run again. */
async function fill(backup: CheckedBackup, pool: pg.Pool, files: FileStore): Promise<BackedTable[]> {
  const { folder, manifest, migrations, lastMigration } = backup;
  const applied = manifest.migrations.map(({ name }) => name);
  await migrate(pool, migrations, lastMigration, applied).catch((cause) => {
    throw new BackupError(`The tables could not be made: ${messageOf(cause)}`, { cause });
  });
  await prepareJobs(pool);
  await putFiles(files, folder, manifest.files);
  return restoreTables(pool, folder, manifest);
}
