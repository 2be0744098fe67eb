import type pg from 'pg';
import { listDivided, listPartitions, listTables, nameOf, quoted, type Table } from './catalog.ts';
import { copyIn } from './copy-table.ts';
import { inOrderOfKeys } from './foreign-keys.ts';
import type { BackedTable, Manifest, Partition, Sequence } from './manifest.ts';
import { BackupError } from './problem.ts';
import { inTransaction } from './transaction.ts';
import { withoutTriggers } from './triggers.ts';

/** All rows or none. Gives back the tables that no migration makes: somebody's own, which stay in the backup. */
export async function restoreTables(pool: pg.Pool, folder: string, manifest: Manifest): Promise<BackedTable[]> {
  return inTransaction(pool, 'begin', async (client) => {
    await makePartitions(client, manifest.partitions);
    const [divided, present] = [await listDivided(client), await listTables(client)];
    const { known = [], unknown = [] } = groupByKnown(manifest.tables, present);
    await withoutTriggers(client, present, async () => {
      // What migrations and the queue put in themselves is in the backup too.
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

/** Migrations make the divided table; its parts are made as time goes by. */
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

/** Nobody works on a job of a restored database: left locked it would wait four hours. */
async function freeJobs(client: pg.ClientBase): Promise<void> {
  await client.query(
    'select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))',
  );
}

/** Last, for a sequence does not go back with its transaction. */
async function setSequences(client: pg.ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const one of sequences)
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      quoted(one),
      one.lastValue,
      one.isCalled,
    ]);
}
