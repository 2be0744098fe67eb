import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SecretColumn } from '#base/secret-column.ts';
import type { Clock } from '#base/time/clock.ts';
import type { Config } from '#server-kit/config/config.ts';
import { readMigrations } from '#server-kit/db/migrate.ts';
import { createFileStore, type FileStore } from '#server-kit/files/index.ts';
import { describeUnreadable, encryptColumns } from '#server-kit/secrets/encrypt-columns.ts';
import { openSecrets } from '../secrets/secrets.ts';
import { nameOf } from './catalog.ts';
import { makeBackup, temporaryFolderOf } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { type OpenedDatabase, openForBackup, openForRestore } from './open-database.ts';
import { BackupError } from './problem.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

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
