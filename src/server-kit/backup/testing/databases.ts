import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';
import { createFileStore } from '#server-kit/files/index.ts';
import { prepareJobs } from '#server-kit/jobs/jobs.ts';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createTestDatabase } from '#server-kit/testing/test-database.ts';
import { clearTarget } from '../target.ts';

export { temporaryFolder };

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => (pool.ended ? undefined : pool.end()));
  return pool;
}

/** A folder with the product's own migrations followed by these. */
export async function migrationsWith(extra: Record<string, string> = {}): Promise<string> {
  const folder = await temporaryFolder();
  await cp('db/migrations', folder, { recursive: true });
  for (const [name, sql] of Object.entries(extra)) await writeFile(join(folder, `${name}.sql`), sql);
  return folder;
}

export async function blankDatabase(): Promise<pg.Pool> {
  const pool = openPool(await createTestDatabase());
  await clearTarget(pool);
  return pool;
}

export async function preparedDatabase(migrationsFolder: string): Promise<pg.Pool> {
  const pool = await blankDatabase();
  await migrate(pool, await readMigrations(migrationsFolder));
  await prepareJobs(pool);
  return pool;
}

export const emptyStore = async () => createFileStore({ filesUrl: undefined, dir: await temporaryFolder() });
