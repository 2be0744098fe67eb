import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeBackup } from './commands.ts';
import { tablePath } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backedUp, clock, contentsOf } from './testing/contents.ts';
import { blankDatabase, emptyStore, migrationsWith, preparedDatabase, temporaryFolder } from './testing/databases.ts';

const changeByte = async (path: string) => {
  const bytes = await readFile(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(path, bytes);
};

test('refuses a damaged, incomplete or unfinished backup before touching a database', async () => {
  const { backup, migrations, source, files } = await backedUp();
  const table = tablePath(backup, { schema: 'public', name: 'zz_notes' });
  await changeByte(table);
  await expect(readBackup(backup, migrations)).rejects.toThrow('damaged: the table public.zz_notes');
  await changeByte(table);
  await changeByte(join(backup, 'files/a.txt'));
  await expect(readBackup(backup, migrations)).rejects.toThrow('damaged: the file a.txt');
  await rm(join(backup, 'files/a.txt'));
  await expect(readBackup(backup, migrations)).rejects.toThrow('incomplete: the file a.txt');
  await changeByte(join(backup, 'manifest.json'));
  await expect(readBackup(backup, migrations)).rejects.toThrow('damaged: its manifest.json');
  await rm(join(backup, 'manifest.json'));
  await expect(readBackup(backup, migrations)).rejects.toThrow('is not a backup');
  await expect(makeBackup({ pool: source, files, folder: backup, clock })).rejects.toThrow('is not empty');
});

test('refuses a backup of a newer version or of different migrations', async () => {
  const { backup, migrations } = await backedUp();
  await expect(readBackup(backup, migrations.slice(0, -1))).rejects.toThrow('newer than this version');
  const other = migrations.map((one) => (one.name === '9000_notes' ? { ...one, hash: 'other' } : one));
  await expect(readBackup(backup, other)).rejects.toThrow('9000_notes is another one');
  const between = migrations.toSpliced(1, 0, { name: '5000_between', sql: '', hash: 'x' });
  await expect(readBackup(backup, between)).rejects.toThrow('lacks the migration 5000_between');
});

test('refuses a database with rows unless it may be replaced', async () => {
  const { backup, migrations, source } = await backedUp();
  const target = await preparedDatabase('db/migrations');
  await target.query(`insert into rate_limits values ('mine', 1, 1)`);
  const checked = await readBackup(backup, migrations);
  const files = await emptyStore();
  await expect(restoreBackup({ backup: checked, pool: target, files, mayReplace: false })).rejects.toThrow(
    'not empty (public.rate_limits',
  );
  expect((await contentsOf(target))['public.rate_limits']).toMatch(/^1 /);
  await restoreBackup({ backup: checked, pool: target, files, mayReplace: true });
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
  await restoreBackup({ backup: checked, pool: target, files, mayReplace: true });
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
});

test('refuses a database that is ahead of the backup or in use by a server', async () => {
  const { backup, migrations } = await backedUp();
  const target = await preparedDatabase(await migrationsWith({ '9500_ahead': 'select 1' }));
  const checked = await readBackup(backup, migrations);
  const options = { backup: checked, pool: target, files: await emptyStore() };
  await expect(restoreBackup({ ...options, mayReplace: false })).rejects.toThrow(
    'ahead of the backup (migration 9500_ahead)',
  );
  const server = new pg.Client({ connectionString: target.options.connectionString, application_name: 'negia' });
  await server.connect();
  await expect(restoreBackup({ ...options, mayReplace: true })).rejects.toThrow('stop it first');
  await server.end();
});

test('a database without our tables cannot be backed up, and the attempt leaves no files', async () => {
  const folder = await temporaryFolder();
  const pool = await blankDatabase();
  const backup = makeBackup({ pool, files: await emptyStore(), folder: join(folder, 'b'), clock });
  await expect(backup).rejects.toThrow('nothing to back up');
  expect(await readdir(folder)).toEqual([]);
});
