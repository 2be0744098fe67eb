import type pg from 'pg';
import { migrate } from '#server-kit/db/migrate.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import { prepareJobs } from '#server-kit/jobs/jobs.ts';
import type { BackedTable } from './manifest.ts';
import { BackupError, messageOf } from './problem.ts';
import type { CheckedBackup } from './read-backup.ts';
import { restoreTables } from './restore-tables.ts';
import { putFiles } from './store-files.ts';
import { checkTarget, clearTarget } from './target.ts';

export interface RestoreOptions {
  readonly backup: CheckedBackup;
  readonly pool: pg.Pool;
  readonly files: FileStore;
  /** What the database holds may be lost. */
  readonly mayReplace: boolean;
}

export interface Restored {
  /** Tables of the backup that are not ours: their rows were not restored. */
  readonly unknown: readonly BackedTable[];
  /** Brought forward by these after the rows were in. */
  readonly newMigrations: readonly string[];
}

export async function restoreBackup({ backup, pool, files, mayReplace }: RestoreOptions): Promise<Restored> {
  const wasBlank = await checkTarget(pool, backup.manifest, mayReplace);
  if (mayReplace) await clearTarget(pool);
  const unknown = await fill(backup, pool, files).catch(async (error) => {
    // Back to nothing, as rows that a migration makes would have the next try refused.
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

/** Files come before the rows: when the store fails, the database is still empty and the restore can be run again. */
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
