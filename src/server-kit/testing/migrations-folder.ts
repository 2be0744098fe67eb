import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

export interface MigrationsFolder {
  readonly path: string;
  write(name: string, sql: string): Promise<void>;
}

/** Test helper: a folder with the product's migrations; pending ones can be added. Pass it as `MIGRATIONS_DIR`. */
export async function createMigrationsFolder(): Promise<MigrationsFolder> {
  const path = await temporaryFolder();
  await cp('db/migrations', path, { recursive: true });
  return { path, write: (name, sql) => writeFile(join(path, `${name}.sql`), sql) };
}
