import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';
import { startEmbeddedPostgres } from '#server-kit/embedded-postgres/embedded-postgres.ts';
import { prepareJobs } from '#server-kit/jobs/jobs.ts';
import { acquireOwnerLock } from '../../src/server-kit/db/locks.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'negia-command-line-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openCluster(dataDir: string) {
  const cluster = await startEmbeddedPostgres({ dataDir });
  onTestFinished(cluster.stop);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return { pool, url: cluster.url, stop: () => pool.end().then(cluster.stop) };
}

const isRunning = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres/postmaster.pid'));

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errorOutput: string;
}

const runIn =
  (settings: Record<string, string>) =>
  (...parameters: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const env = { PATH: process.env.PATH ?? '', ...settings };
      const child = execFile(process.execPath, ['scripts/admin.ts', ...parameters], { env }, (_, output, errorOutput) =>
        resolve({ code: child.exitCode ?? -1, output, errorOutput }),
      );
    });

const email = 'boss@cards.example';
const create = ['create-admin', '--email', email, '--username', 'boss'];
const suspend = ['suspend', '--email', email, '--reason', 'gone'];

test('admin commands work whether or not a server runs on the installation', async () => {
  const dataDir = await temporaryFolder();
  const run = runIn({ DATA_DIR: dataDir });
  expect(await run('verify-books')).toMatchObject({
    code: 1,
    errorOutput: `There is no database in DATA_DIR ${dataDir}\n`,
  });
  const cluster = await openCluster(dataDir);
  await migrate(cluster.pool, await readMigrations('db/migrations'));
  await prepareJobs(cluster.pool);

  // Holds the lock as a running server does.
  const served = await acquireOwnerLock(cluster.url);
  const created = await run(...create);
  expect(created).toMatchObject({ code: 0, errorOutput: '' });
  expect(created.output).toMatch(/^boss@cards\.example is an admin now\nPassword, shown only now: [\w-]{20}\n$/);
  const { rows: admins } = await cluster.pool.query('select password_hash from users');
  expect(admins[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isRunning(dataDir)).toBe(true);
  expect(await run(...suspend)).toMatchObject({
    code: 1,
    errorOutput: expect.stringContaining('no other lead administrator'),
  });
  await cluster.pool.query(`insert into users (username, username_key, display_name, email, email_key, role, paid_until)
    values ('second', 'second', 'second', 'second@cards.example', 'second@cards.example', 'admin', now())`);
  expect(await run(...suspend)).toMatchObject({ code: 0, errorOutput: '' });
  const wrong = await run('verify-books');
  expect(wrong).toMatchObject({
    code: 1,
    output: '',
    errorOutput: expect.stringContaining('a plan that nobody pays for'),
  });
  await cluster.pool.query('update users set paid_until = null');
  await served?.release();
  await cluster.stop();

  expect(await run('verify-books')).toEqual({ code: 0, output: 'The books agree\n', errorOutput: '' });
  expect(isRunning(dataDir)).toBe(false);

  const folder = await temporaryFolder();
  await cp('db/migrations', folder, { recursive: true });
  await writeFile(join(folder, '9000_plain.sql'), 'create table plain_one (id integer);\n');
  await writeFile(join(folder, '9001_late.sql'), '-- by hand: it is long\ncreate table late_one (id integer);\n');
  const withNew = runIn({ DATA_DIR: dataDir, MIGRATIONS_DIR: folder });
  const list = await withNew('migrate', '--list');
  expect(list.output).toContain('\nwaiting  9000_plain\nwaiting  9001_late, by hand: it is long\n');
  expect(await withNew('migrate')).toMatchObject({
    code: 0,
    errorOutput: '',
    output: 'Applied 9000_plain\nwaiting  9001_late, by hand: it is long\n',
  });
  expect(await withNew('migrate', '--name', '9001_late')).toMatchObject({ code: 0, output: 'Applied 9001_late\n' });
  expect(isRunning(dataDir)).toBe(false);

  const after = await openCluster(dataDir);
  const { rows } = await after.pool.query('select actor_id, actor_name, action from audit_log order by id');
  expect(new Set(rows.map(({ actor_id, actor_name }) => `${actor_id} ${actor_name}`))).toEqual(
    new Set(['null command line']),
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'users.create-admin',
    'users.suspend',
    'payments.verify-books',
    'payments.verify-books',
    'database-migrations.run',
    'database-migrations.run',
  ]);
  const { rows: made9 } = await after.pool.query(
    `select to_regclass('plain_one') as one, to_regclass('late_one') as two`,
  );
  expect(made9).toEqual([{ one: 'plain_one', two: 'late_one' }]);
  await after.stop();
});

test('a wrong command line and an unreachable database exit with a clear error', async () => {
  const run = runIn({ DATA_DIR: '/nowhere/at/all' });
  expect(await run('suspend')).toEqual({
    code: 2,
    output: '',
    errorOutput: 'Whose? --email <address>\nSee npm run admin -- --help\n',
  });
  expect((await run('--help')).code).toBe(0);
  expect(await runIn({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })('verify-books')).toMatchObject({
    code: 1,
    errorOutput: expect.stringMatching(/^The database refused: .+\n$/),
  });
});
