import { isAutomatic, type Migration } from '#server-kit/db/migrate.ts';
import { nameOf } from './catalog.ts';
import { filePath, type Manifest, readManifest, tablePath } from './manifest.ts';
import { type Measured, measureFile } from './measured-file.ts';
import { BackupError } from './problem.ts';

/** A backup whose every byte has been checked and whose tables this version knows how to make. */
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

/** The backup must stand at a point on this version's own way, or its rows would meet other tables than their own. */
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
