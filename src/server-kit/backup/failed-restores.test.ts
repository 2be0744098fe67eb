import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FileStoreError } from '#server-kit/files/index.ts';
import { readManifest, tablePath, writeManifest } from './manifest.ts';
import { describeProblem } from './problem.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backedUp, contentsOf, notes } from './testing/contents.ts';
import { blankDatabase, emptyStore, migrationsWith, openPool, preparedDatabase } from './testing/databases.ts';

/** Replaces rows in the backup and updates the checksum, as a faulty version of ours might have. */
async function rewrite(folder: string, table: { schema: string; name: string }, text: string): Promise<void> {
  const manifest = await readManifest(folder);
  const bytes = gzipSync(text);
  await writeFile(tablePath(folder, table), bytes);
  const measured = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const tables = manifest.tables.map((one) => (one.name === table.name ? { ...one, ...measured } : one));
  await rm(join(folder, 'manifest.json'));
  await writeManifest(folder, { ...manifest, tables });
}

test.each([
  ['a row that cannot be', '1\tone\n', 'zz_notes could not be restored'],
  ['fewer rows', '1\t1\n', '1 rows where the backup counts 2000'],
])('a restore that fails on %s leaves nothing and can be repeated', async (_, text, problem) => {
  const { backup, migrations, source } = await backedUp();
  const table = { schema: 'public', name: 'zz_notes' };
  const original = await readFile(tablePath(backup, table));
  const originalManifest = await readFile(join(backup, 'manifest.json'));
  await rewrite(backup, table, text);
  const pool = await blankDatabase();
  const options = { pool, files: await emptyStore(), mayReplace: false };
  await expect(restoreBackup({ ...options, backup: await readBackup(backup, migrations) })).rejects.toThrow(problem);
  expect(await contentsOf(pool)).toEqual({});

  await writeFile(tablePath(backup, table), original);
  await writeFile(join(backup, 'manifest.json'), originalManifest);
  await restoreBackup({ ...options, backup: await readBackup(backup, migrations) });
  expect(await contentsOf(pool)).toEqual(await contentsOf(source));
});

test('a connection cut midway leaves no rows, and a second run succeeds', async () => {
  const killing = `create function zz_cut() returns int language plpgsql as $$ begin
      if current_setting('negia.cut', true) = 'yes' then perform pg_terminate_backend(pg_backend_pid()); end if; return 1; end $$;
    create table zz_notes (id int generated always as identity primary key, n int not null check (n < 1500 or zz_cut() = 1))`;
  const { backup, migrations, source } = await backedUp({ '9000_notes': killing });
  const pool = await preparedDatabase(await migrationsWith({ '9000_notes': killing }));
  const cutting = new URL(pool.options.connectionString ?? '');
  cutting.searchParams.set('options', '-c negia.cut=yes');
  const cutPool = openPool(cutting.href);
  const options = { backup: await readBackup(backup, migrations), files: await emptyStore(), mayReplace: false };
  await expect(restoreBackup({ ...options, pool: cutPool })).rejects.toThrow(
    /zz_notes could not be restored: terminating/,
  );
  expect((await contentsOf(pool))['public.zz_notes']).toMatch(/^0 /);
  expect((await contentsOf(pool))['public.rate_limits']).toMatch(/^0 /);

  await restoreBackup({ ...options, pool });
  expect(await contentsOf(pool)).toEqual(await contentsOf(source));
});

test('names tables with circular foreign keys', async () => {
  const { backup, migrations } = await backedUp({
    ...notes,
    '9001_circle': `create table zz_a (id int primary key, b int); create table zz_b (id int primary key, a int references zz_a);
      alter table zz_a add foreign key (b) references zz_b`,
  });
  const options = { pool: await blankDatabase(), files: await emptyStore(), mayReplace: false };
  const restoring = restoreBackup({ ...options, backup: await readBackup(backup, migrations) });
  await expect(restoring).rejects.toThrow('circle: public.zz_a, public.zz_b');
});

test('a failing file store leaves the database empty', async () => {
  const { backup, migrations } = await backedUp();
  const files = { ...(await emptyStore()), put: () => Promise.reject(new FileStoreError('The store is full')) };
  const pool = await blankDatabase();
  const restoring = restoreBackup({ backup: await readBackup(backup, migrations), pool, files, mayReplace: false });
  await expect(restoring.catch(describeProblem)).resolves.toBe('The store is full');
  expect(await contentsOf(pool)).toEqual({});
});
