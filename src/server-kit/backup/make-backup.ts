import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Clock } from '#base/time/clock.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import { listApplied, listPartitions, listSequences, listTables, nameOf, quoted } from './catalog.ts';
import { type BackedTable, type Manifest, newManifest, tablesFolder, writeManifest } from './manifest.ts';
import { copyOut } from './measured-file.ts';
import { BackupError } from './problem.ts';
import { backUpFiles } from './read-backup.ts';
import { inTransaction } from './transaction.ts';

export interface BackupOptions {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly folder: string;
  readonly clock: Clock;
  /** Tables whose structure is restored but whose rows are not backed up, such as sessions. */
  readonly tablesWithoutRows?: readonly string[];
}

/** The temporary folder of a backup until it is complete. */
export const temporaryFolderOf = (folder: string): string => `${folder}.making`;

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
