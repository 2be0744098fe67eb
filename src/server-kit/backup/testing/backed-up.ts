import { join } from 'node:path';
import { readMigrations } from '#server-kit/db/migrate.ts';
import { makeBackup } from '../make-backup.ts';
import { emptyStore, migrationsWith, preparedDatabase, temporaryFolder } from './databases.ts';

export const clock = { now: () => new Date('2026-11-05T10:20:30.000Z') };
export const notes = {
  '9000_notes': `create table zz_notes (id int generated always as identity primary key, n int not null);
    create table zz_kinds (name text primary key); insert into zz_kinds values ('made by a migration')`,
};

/** A database with data, and its backup. */
export async function backedUp(extra: Record<string, string> = notes) {
  const folder = await migrationsWith(extra);
  const source = await preparedDatabase(folder);
  await source.query(
    `insert into zz_notes (n) select n from generate_series(1, 2000) n; insert into rate_limits values ('k', 1, 1)`,
  );
  const files = await emptyStore();
  await files.put('a.txt', Buffer.from('a'), { contentType: 'text/plain' });
  const backup = join(await temporaryFolder(), 'backup');
  await makeBackup({ pool: source, files, folder: backup, clock });
  return { backup, source, files, migrations: await readMigrations(folder) };
}
