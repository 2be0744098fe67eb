import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { SecretColumn } from '#base/secret-column.ts';
import type { Clock } from '#base/time/clock.ts';
import type { Config } from '#server-kit/config/config.ts';
import { readMigrations } from '#server-kit/db/migrate.ts';
import { createFileStore, type FileStore } from '#server-kit/files/index.ts';
import { describeUnreadable, encryptColumns, openSecrets } from '../secrets/secrets.ts';
import { listApplied, listPartitions, listSequences, listTables, nameOf, quoted } from './catalog.ts';
import { type BackedTable, type Manifest, newManifest, tablesFolder, writeManifest } from './manifest.ts';
import { copyOut } from './measured-file.ts';
import { type OpenedDatabase, openForBackup, openForRestore } from './open-database.ts';
import { BackupError } from './problem.ts';
import { backUpFiles, readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { inTransaction } from './transaction.ts';

interface BackupOptions {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly folder: string;
  readonly clock: Clock;
  /** Tables whose structure is restored but whose rows are not backed up, such as sessions. */
  readonly tablesWithoutRows?: readonly string[];
}

/** The temporary folder of a backup until it is complete. */
const temporaryFolderOf = (folder: string): string => `${folder}.making`;

/**
 * Runs beside a live server without blocking reads or writes. A leaked backup gives no access to accounts: it contains
 * no sessions or links, second factors and secrets are encrypted, and the installation's keys (DATA_DIR/secrets,
 * SECRETS_KEY) stay on the machine. It still contains all user content and password hashes.
 */
export async function makeBackup({
  pool,
  files,
  folder,
  clock,
  tablesWithoutRows = [],
}: BackupOptions): Promise<Manifest> {
  await refuseExisting(folder);
  const temporaryFolder = temporaryFolderOf(folder);
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(join(temporaryFolder, tablesFolder), { recursive: true, mode: 0o700 });
  try {
    const createdAt = clock.now().toISOString();
    const database = await inTransaction(pool, 'begin isolation level repeatable read, read only', (client) =>
      copyDatabase(client, temporaryFolder, new Set(tablesWithoutRows)),
    );
    const manifest = newManifest({ createdAt, ...database, files: await backUpFiles(files, temporaryFolder) });
    await writeManifest(temporaryFolder, manifest);
    await rmdir(folder).catch(() => undefined);
    await rename(temporaryFolder, folder);
    return manifest;
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true });
    throw error;
  }
}

async function refuseExisting(folder: string): Promise<void> {
  const inside = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (inside.length) throw new BackupError(`${folder} is not empty: name a new folder`);
}

async function copyDatabase(
  client: pg.ClientBase,
  folder: string,
  withoutRows: ReadonlySet<string>,
): Promise<Omit<Manifest, 'format' | 'createdAt' | 'files'>> {
  const migrations = await listApplied(client);
  if (!migrations.length) throw new BackupError('There is nothing to back up: the database has no tables of Negia yet');
  const found = await listTables(client);
  // The transaction's snapshot protects rows, not tables: without a lock a table could be truncated or altered
  // meanwhile.
  await client.query(`lock table ${found.map((table) => `only ${quoted(table)}`).join(', ')} in access share mode`);
  const tables: BackedTable[] = [];
  for (const table of found) tables.push(await copyOut(client, table, folder, !withoutRows.has(nameOf(table))));
  return { migrations, partitions: await listPartitions(client), tables, sequences: await listSequences(client) };
}

/** Recreated with every cluster, so a restore on another machine does not need them. */
const regeneratedSecrets = new Set(['database-password', 'application-database-password']);

/** Installation keys that no backup has and a new machine would lack. Unfinished files have a dot in their name. */
async function listUnsavedSecrets(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'secrets')).catch(() => []);
  return names.filter((name) => !regeneratedSecrets.has(name) && !name.includes('.')).sort();
}

const restoreUsage = 'Which backup? npm run restore -- <folder> [--replace]';

/** `backup [folder]`: returns the lines to print. */
export async function runBackup(
  config: Config,
  parameters: readonly string[],
  clock: Clock,
  tablesWithoutRows: readonly string[],
): Promise<string[]> {
  const [named, ...rest] = parameters;
  if (rest.length || named?.startsWith('-')) throw new BackupError('One folder at most: npm run backup [-- <folder>]');
  const folder = resolve(named ?? join(config.dataDir, 'backups', folderName(clock.now())));
  const database = await openForBackup(config);
  const work = withFiles(config, (files) =>
    makeBackup({ pool: database.pool, files, folder, clock, tablesWithoutRows }),
  );
  const manifest = await untilInterrupted(work, database).catch(async (error) => {
    // The aborted copy may still write its last bytes during cleanup, so deletion is retried.
    await rm(temporaryFolderOf(folder), { recursive: true, force: true, maxRetries: 5 });
    throw error;
  });
  const missing = await listUnsavedSecrets(config.dataDir);
  const hint = `Not in the backup: the keys ${missing.join(', ')} in ${join(config.dataDir, 'secrets')}. Keep a copy of them apart, as a new machine needs them`;
  return [`Backed up ${summary(manifest)}, in ${folder}`, ...(missing.length ? [hint] : [])];
}

/** `restore <folder> [--replace]`: verifies the whole backup before starting a database. */
export async function runRestore(
  config: Config,
  parameters: readonly string[],
  migrations: string,
  secretColumns: readonly SecretColumn[],
): Promise<string[]> {
  const [folder, ...rest] = parameters.filter((one) => one !== '--replace');
  if (!folder || rest.length || folder.startsWith('-')) throw new BackupError(restoreUsage);
  const backup = await readBackup(resolve(folder), await readMigrations(migrations));
  const database = await openForRestore(config);
  const mayReplace = parameters.includes('--replace');
  const work = withFiles(config, async (files) => {
    const { pool } = database;
    const restored = await restoreBackup({ backup, pool, files, mayReplace });
    // Encrypts plaintext values from an older version before they can be backed up again.
    const { unreadable } = await encryptColumns(pool, await openSecrets(config), secretColumns);
    return { ...restored, unreadable: describeUnreadable(unreadable) };
  });
  const { unknown, newMigrations, unreadable } = await untilInterrupted(work, database);
  const forward = newMigrations.length ? `, then applied ${newMigrations.join(', ')}` : '';
  const skipped = unknown.map((table) => `Not restored: ${nameOf(table)} (${table.rows} rows), no table of Negia`);
  return [
    `Restored ${summary(backup.manifest)}, from ${backup.manifest.createdAt}${forward}`,
    ...skipped,
    ...(unreadable ? [unreadable] : []),
  ];
}

async function withFiles<T>({ filesUrl, dataDir }: Config, work: (files: FileStore) => Promise<T>): Promise<T> {
  const files = createFileStore({ filesUrl, dir: join(dataDir, 'files') });
  return work(files).finally(() => files.close());
}

/** Ctrl-C must not leave PostgreSQL running if we started it. Closing it ends our connections and so the work. */
export async function untilInterrupted<T>(work: Promise<T>, database: OpenedDatabase): Promise<T> {
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new BackupError(`Stopped by ${signal}`)));
  });
  return Promise.race([work, interrupted]).finally(() => database.close());
}

/** No colons, which Windows does not allow in file names. */
const folderName = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, { size }) => sum + size, 0);
  return `${tables.length} tables, ${rows} rows, ${files.length} files, ${bytes} bytes`;
}
