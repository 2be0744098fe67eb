import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { readMigrations } from '#server-kit/db/migrate.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import { makeBackup } from './commands.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { clock, contentsOf, fillOddTables, fillTables, oddTables, oddText } from './testing/contents.ts';
import { blankDatabase, emptyStore, migrationsWith, preparedDatabase, temporaryFolder } from './testing/databases.ts';

async function backUp(pool: pg.Pool, files: FileStore) {
  const folder = join(await temporaryFolder(), 'backup');
  return { folder, manifest: await makeBackup({ pool, files, folder, clock }) };
}

async function restore(folder: string, migrations: string, pool: pg.Pool, files: FileStore, mayReplace = false) {
  const backup = await readBackup(folder, await readMigrations(migrations));
  return restoreBackup({ backup, pool, files, mayReplace });
}

async function addJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.add_job('mail', $1::json, queue_name := 'q', job_key := 'k')`, [
    JSON.stringify({ to: oddText }),
  ]);
}

test('restores every row, sequence and file unchanged', async () => {
  const migrations = await migrationsWith({ '9000_odd': oddTables });
  const [source, target] = [await preparedDatabase(migrations), await blankDatabase()];
  const [sourceFiles, targetFiles] = [await emptyStore(), await emptyStore()];
  const filled = await fillTables(source);
  expect(filled.length).toBeGreaterThanOrEqual(4);
  await fillOddTables(source);
  await addJobs(source);
  const bytes = Buffer.from([0, 1, 2, 255, 13, 10]);
  await sourceFiles.put('avatars/1/big.webp', bytes, { contentType: 'image/webp' });
  await sourceFiles.put('empty.txt', Buffer.alloc(0), { contentType: 'text/plain' });

  const { folder, manifest } = await backUp(source, sourceFiles);
  expect(manifest.createdAt).toBe(clock.now().toISOString());
  const outcome = await restore(folder, migrations, target, targetFiles);

  expect(outcome).toEqual({ unknown: [], newMigrations: [] });
  const contents = await contentsOf(target);
  expect(contents).toEqual(await contentsOf(source));
  expect(contents['public.zz_events next']).toMatch(/^2 /);
  expect(contents['graphile_worker._private_jobs']).toMatch(/^1 /);
  const last = manifest.sequences.find(({ name }) => name === 'zz_values_id_seq')?.lastValue;
  const { rows } = await target.query('insert into zz_values default values returning id::int, twice::int');
  expect(rows).toEqual([{ id: Number(last) + 1, twice: 2 * (Number(last) + 1) }]);
  await addJobs(target);
  await expect(target.query('insert into zz_book values (3, 9)')).rejects.toThrow('never again');
  const avatar = await targetFiles.get('avatars/1/big.webp');
  expect(Buffer.concat(await Array.fromAsync(avatar?.stream ?? []))).toEqual(bytes);
  expect(await Array.fromAsync(targetFiles.list('empty'))).toMatchObject([{ key: 'empty.txt', size: 0 }]);
});

test('a backup is readable only by its owner', async () => {
  const { folder } = await backUp(await preparedDatabase('db/migrations'), await emptyStore());
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'manifest.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'tables', 'public.users.copy.gz'))).mode & 0o777).toBe(0o600);
});

test('a backup during writes is a consistent snapshot', async () => {
  const migrations = await migrationsWith({
    '9000_pair': 'create table zz_left (n int); create table a_right (n int)',
  });
  const source = await preparedDatabase(migrations);
  let isWriting = true;
  const writer = (async () => {
    for (let n = 0; isWriting; n += 1)
      await source.query(
        `begin; insert into a_right select ${n} from generate_series(1, 50); insert into zz_left select ${n} from generate_series(1, 50); commit`,
      );
  })();
  const counts: number[] = [];
  const rowsOf = (manifest: Awaited<ReturnType<typeof backUp>>['manifest'], name: string) =>
    manifest.tables.find((table) => table.name === name)?.rows ?? -1;
  let folder = '';
  for (let round = 0; round < 5; round += 1) {
    const created = await backUp(source, await emptyStore());
    folder = created.folder;
    expect(rowsOf(created.manifest, 'a_right')).toBe(rowsOf(created.manifest, 'zz_left'));
    counts.push(rowsOf(created.manifest, 'zz_left'));
  }
  isWriting = false;
  await writer;
  expect(new Set(counts).size).toBeGreaterThan(1);
  const target = await blankDatabase();
  await restore(folder, migrations, target, await emptyStore());
  const { rows } = await target.query('select (select sum(n) from a_right) = (select sum(n) from zz_left) as same');
  expect(rows).toEqual([{ same: true }]);
});

test('restored jobs are unlocked', async () => {
  const source = await preparedDatabase('db/migrations');
  await addJobs(source);
  await source.query(`update graphile_worker._private_jobs set locked_by = 'w', locked_at = now();
    update graphile_worker._private_job_queues set locked_by = 'w', locked_at = now()`);
  const target = await blankDatabase();
  await restore((await backUp(source, await emptyStore())).folder, 'db/migrations', target, await emptyStore());
  const { rows } = await target.query(
    'select locked_by from graphile_worker.jobs union all select locked_by from graphile_worker._private_job_queues',
  );
  expect(rows).toEqual([{ locked_by: null }, { locked_by: null }]);
});

test('an older backup is migrated, and an unknown table is reported and left out', async () => {
  const old = await migrationsWith({ '9000_old': 'create table zz_notes (words text)' });
  const source = await preparedDatabase(old);
  await source.query(
    `insert into zz_notes values ('אחת'), ('two'); create table stray (n int); insert into stray values (1)`,
  );
  const { folder } = await backUp(source, await emptyStore());
  const now = await migrationsWith({
    '9000_old': 'create table zz_notes (words text)',
    '9001_new': 'alter table zz_notes add column length int; update zz_notes set length = length(words)',
  });
  const target = await blankDatabase();
  const outcome = await restore(folder, now, target, await emptyStore());
  expect(outcome).toMatchObject({ unknown: [{ name: 'stray', rows: 1 }], newMigrations: ['9001_new'] });
  const { rows } = await target.query('select * from zz_notes order by 1');
  expect(rows).toEqual([
    { words: 'two', length: 3 },
    { words: 'אחת', length: 3 },
  ]);
  const { rows: applied } = await target.query(`select name from migrations where name like '9%' order by 1`);
  expect(applied).toEqual([{ name: '9000_old' }, { name: '9001_new' }]);
});
