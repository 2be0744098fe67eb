import pg from 'pg';
import { appSchemas, listApplied, listTables, type Named, nameOf, quoted } from './catalog.ts';
import type { Manifest } from './manifest.ts';
import { BackupError } from './problem.ts';
import { inTransaction } from './transaction.ts';

/** Identifies our own connections while a backup or a restore runs. */
export const applicationName = 'negia-backup';
const ownerLockName = 'negia-owner';

/** Returns whether the database is completely empty, without any tables. */
export async function checkTarget(pool: pg.Pool, manifest: Manifest, mayReplace: boolean): Promise<boolean> {
  return inTransaction(pool, 'begin read only', async (client) => {
    await refuseServed(client);
    if (mayReplace) return false;
    await refuseRows(client);
    await refuseNewerDatabase(client, manifest);
    return isBlank(client);
  });
}

/** With a DATABASE_URL no lock shows that a server is running, but its connections do. */
async function refuseServed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'negia%' and application_name <> all($1) limit 1`,
    [[applicationName, ownerLockName]],
  );
  if (rows.length) throw new BackupError('A server of Negia uses this database: stop it first');
}

async function refuseRows(client: pg.ClientBase): Promise<void> {
  for (const table of await listTables(client)) {
    if (nameOf(table) === 'public.migrations') continue;
    const { rows } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rows.length)
      throw new BackupError(
        `The database is not empty (${nameOf(table)} has rows): restore into another, or add --replace to lose what it holds`,
      );
  }
}

async function refuseNewerDatabase(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const backed = new Set(manifest.migrations.map(({ name, hash }) => `${name} ${hash}`));
  const newer = (await listApplied(client)).find(({ name, hash }) => !backed.has(`${name} ${hash}`));
  if (newer)
    throw new BackupError(
      `The database is ahead of the backup (migration ${newer.name}): add --replace to make it anew`,
    );
}

async function isBlank(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_namespace n where n.nspname = any($1) and (n.nspname <> 'public' or exists (
       select from pg_depend d where d.refclassid = 'pg_namespace'::regclass and d.refobjid = n.oid))`,
    [appSchemas],
  );
  return rows.length === 0;
}

export async function clearTarget(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, 'begin', async (client) => {
    for (const schema of appSchemas) await client.query(`drop schema if exists ${schema} cascade`);
    await client.query('create schema public');
  });
}

/**
 * Restores rows unchanged: triggers that stamp, count or forbid already ran when the rows were first written. Foreign
 * keys are still checked. Only enabled triggers are disabled and re-enabled.
 */
export async function withoutTriggers(
  client: pg.ClientBase,
  tables: readonly Named[],
  work: () => Promise<void>,
): Promise<void> {
  const triggers = await listTriggers(client, tables);
  const setTriggers = async (action: 'disable' | 'enable') => {
    for (const { table, name } of triggers)
      await client.query(`alter table only ${table} ${action} trigger ${pg.escapeIdentifier(name)}`);
  };
  await setTriggers('disable');
  await client.query('set constraints all deferred');
  await work();
  // A table with pending deferred checks cannot be altered.
  await client.query('set constraints all immediate');
  await setTriggers('enable');
}

async function listTriggers(
  client: pg.ClientBase,
  tables: readonly Named[],
): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, tgname::text as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where t.tgrelid = any($1::regclass[]) and not t.tgisinternal and t.tgenabled = 'O' order by 1, 2`,
    [tables.map(quoted)],
  );
  return rows;
}

/**
 * Orders tables by foreign key: referenced tables first. Disabling the checks instead would require superuser rights.
 * Deferrable keys need no order.
 */
export async function inOrderOfKeys<T extends Named>(client: pg.ClientBase, tables: readonly T[]): Promise<T[]> {
  const { rows } = await client.query<{ table: string; needs: string }>(`
    select distinct n.nspname || '.' || c.relname as table, needed_n.nspname || '.' || needed.relname as needs
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      cross join lateral (select k.confrelid as oid union select relid from pg_partition_tree(k.confrelid)) part
      join pg_class needed on needed.oid = part.oid join pg_namespace needed_n on needed_n.oid = needed.relnamespace
    where k.contype = 'f' and not k.condeferrable and needed.oid <> c.oid`);
  const needs = Map.groupBy(rows, ({ table }) => table);
  return sortByNeeds(tables, (table) => (needs.get(nameOf(table)) ?? []).map((row) => row.needs));
}

function sortByNeeds<T extends Named>(tables: readonly T[], needsOf: (table: T) => readonly string[]): T[] {
  const waiting = new Map(tables.map((table) => [nameOf(table), table]));
  const sorted: T[] = [];
  while (waiting.size) {
    const ready = [...waiting.values()].filter((table) => needsOf(table).every((need) => !waiting.has(need)));
    if (!ready.length)
      throw new BackupError(`Tables refer to one another in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(nameOf(table));
    sorted.push(...ready);
  }
  return sorted;
}
