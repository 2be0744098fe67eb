import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAfterwards } from './close-afterwards.ts';

export interface MigrationsFolder {
  readonly path: string;
  write(name: string, sql: string): Promise<void>;
}

/** Test helper: a folder with the product's migrations; pending ones can be added. Pass it as `MIGRATIONS_DIR`. */
export async function createMigrationsFolder(): Promise<MigrationsFolder> {
  const path = await mkdtemp(join(tmpdir(), 'negia-waiting-'));
  await cp('db/migrations', path, { recursive: true });
  closeAfterwards(() => rm(path, { recursive: true, force: true }));
  return { path, write: (name, sql) => writeFile(join(path, `${name}.sql`), sql) };
}
