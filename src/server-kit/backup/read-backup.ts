import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isAutomatic, type Migration } from '../db/migrate.ts';
import { contentTypeOf } from '../files/content-type.ts';
import type { FileStore } from '../files/index.ts';
import { nameOf } from './catalog.ts';
import { type BackedFile, filePath, type Manifest, readManifest, tablePath } from './manifest.ts';
import { type Measured, measureFile, writeMeasured } from './measured-file.ts';
import { BackupError } from './problem.ts';

/** A backup whose every byte has been verified and whose tables this version can create. */
export interface CheckedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly migrations: readonly Migration[];
  readonly lastMigration: string;
}

export async function readBackup(folder: string, migrations: readonly Migration[]): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  const lastMigration = matchMigrations(manifest, migrations);
  for (const table of manifest.tables) await refuseDamaged(`table ${nameOf(table)}`, tablePath(folder, table), table);
  for (const file of manifest.files) await refuseDamaged(`file ${file.key}`, filePath(folder, file.key), file);
  return { folder, manifest, migrations, lastMigration };
}

async function refuseDamaged(what: string, path: string, expected: Measured): Promise<void> {
  const found = await measureFile(path);
  if (!found) throw new BackupError(`The backup is incomplete: the ${what} is missing`);
  if (found.size !== expected.size || found.sha256 !== expected.sha256)
    throw new BackupError(`The backup is damaged: the ${what} is not as it was written`);
}

/** The backup's migrations must match this version's history, otherwise its rows would not fit the tables. */
function matchMigrations({ migrations: applied }: Manifest, known: readonly Migration[]): string {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of applied) {
    if (!hashes.has(name)) throw new BackupError(`The backup is newer than this version: it has the migration ${name}`);
    if (hashes.get(name) !== hash) throw new BackupError(`The migration ${name} is another one in this version`);
  }
  const names = new Set(applied.map(({ name }) => name));
  const last = known.findLastIndex(({ name }) => names.has(name));
  const skipped = known.slice(0, last).find((one) => !names.has(one.name) && isAutomatic(one));
  if (skipped) throw new BackupError(`The backup lacks the migration ${skipped.name}, which later ones build on`);
  return known[last]?.name ?? '';
}

/** Runs after the tables: a file that a row references existed before the row. */
export async function backUpFiles(store: FileStore, folder: string): Promise<BackedFile[]> {
  const backed: BackedFile[] = [];
  for await (const { key } of store.list('')) {
    const file = await backUpFile(store, key, folder);
    if (file) backed.push(file);
  }
  return backed;
}

async function backUpFile(store: FileStore, key: string, folder: string): Promise<BackedFile | undefined> {
  const stored = await store.get(key);
  // Deleted since the listing.
  if (!stored) return undefined;
  const path = filePath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const measured = await writeMeasured(path, stored.stream);
  if (measured.size !== stored.size) throw new BackupError(`The file ${key} came only in part: try again`);
  return { key, ...measured };
}

/** Files not in the backup are not deleted: nothing references them, and they may not be ours. */
export async function putFiles(store: FileStore, folder: string, files: readonly BackedFile[]): Promise<void> {
  for (const { key } of files)
    await store.put(key, await readFile(filePath(folder, key)), { contentType: contentTypeOf(key) });
}
