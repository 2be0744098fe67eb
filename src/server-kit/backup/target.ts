import type pg from 'pg';
import { appSchemas, listApplied, listTables, nameOf, quoted } from './catalog.ts';
import type { Manifest } from './manifest.ts';
import { BackupError } from './problem.ts';
import { inTransaction } from './transaction.ts';

/** Our own connections while a backup or a restore runs. */
export const applicationName = 'negia-backup';
const ownerLockName = 'negia-owner';

/** Tells whether the database holds nothing at all, not even tables. */
export async function checkTarget(pool: pg.Pool, manifest: Manifest, mayReplace: boolean): Promise<boolean> {
  return inTransaction(pool, 'begin read only', async (client) => {
    await refuseServed(client);
    if (mayReplace) return false;
    await refuseRows(client);
    await refuseNewerDatabase(client, manifest);
    return isBlank(client);
  });
}

/** On a DATABASE_URL no lock tells that a server runs, but its connections do. */
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
