import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readMigrations } from '#server-kit/db/migrate.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import { makeBackup } from './commands.ts';
import { tablePath } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backedUp, clock, contentsOf, fillOddTables, fillTables, oddTables, oddText } from './testing/contents.ts';
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
