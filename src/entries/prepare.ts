import { join } from 'node:path';
import { ensureFirstAdmin } from '#features/accounts/server/index.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Database } from '#server-kit/db/database.ts';
import { lockInTransaction } from '#server-kit/db/locks.ts';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';
import { prepareJobs } from '#server-kit/jobs/jobs.ts';
import { describeUnreadable, encryptColumns, openSecrets } from '#server-kit/secrets/secrets.ts';
import { seed } from './features.ts';
import { secretColumns } from './secret-columns.ts';

export interface Prepared {
  readonly migrations: readonly string[];
  /** A message for the operator about data that is encrypted with a missing key. */
  readonly unreadable: string | undefined;
  readonly admin: Awaited<ReturnType<typeof ensureFirstAdmin>>;
}

/** Next to the code unless configured otherwise. */
export const migrationsFolder = ({ migrationsDir }: Config, root: string): string =>
  migrationsDir ?? join(root, 'db/migrations');

/** Brings any database version up to date: tables, jobs, initial rows, first admin. Idempotent and concurrency-safe. */
export async function prepareDatabase(
  { db, pool }: Database,
  config: Config,
  migrationsFolder: string,
): Promise<Prepared> {
  const migrations = await migrate(pool, await readMigrations(migrationsFolder));
  await prepareJobs(pool);
  const { unreadable } = await encryptColumns(pool, await openSecrets(config), secretColumns);
  const admin = await db.transaction(async (tx) => {
    await lockInTransaction(tx, 'seeds');
    await seed(tx, config);
    return ensureFirstAdmin(tx, config.adminEmail, config.adminPassword);
  });
  return { migrations, unreadable: describeUnreadable(unreadable), admin };
}
