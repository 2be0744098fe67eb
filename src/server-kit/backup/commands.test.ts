import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';
import { startEmbeddedPostgres } from '#server-kit/embedded-postgres/embedded-postgres.ts';
import { prepareJobs } from '#server-kit/jobs/jobs.ts';
import { acquireOwnerLock } from '../db/locks.ts';
import { contentsOf, fillTables } from './testing/contents.ts';
import { openPool, temporaryFolder } from './testing/databases.ts';

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errorOutput: string;
}

const run = (dataDir: string, script: string, ...parameters: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
    const child = execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...parameters],
      { env },
      (_, output, errorOutput) => resolve({ code: child.exitCode ?? -1, output, errorOutput }),
    );
  });

async function openCluster(dataDir: string) {
  const cluster = await startEmbeddedPostgres({ dataDir });
  onTestFinished(cluster.stop);
  const pool = openPool(cluster.url);
  return { pool, url: cluster.url, stop: () => pool.end().then(cluster.stop) };
}

const isRunning = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres/postmaster.pid'));

async function makeInstallation() {
  const dataDir = await temporaryFolder();
  const cluster = await openCluster(dataDir);
  await migrate(cluster.pool, await readMigrations('db/migrations'));
  await prepareJobs(cluster.pool);
  await fillTables(cluster.pool);
  await mkdir(join(dataDir, 'files/avatars'), { recursive: true });
  await writeFile(join(dataDir, 'files/avatars/1.png'), 'a picture');
  return { dataDir, cluster, contents: await contentsOf(cluster.pool) };
}

/** Tables whose rows are not backed up, and tables whose older plaintext values are encrypted on restore. */
const shortLived = ['sessions', 'known_devices', 'one_time_tokens', 'oauth_states'].map((name) => `public.${name}`);
const encrypted = ['public.users', 'public.lead_webhooks'];
const pick = (all: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name] ?? '']));

test('one command backs up a running installation, one restores it on another machine', {
  timeout: 120_000,
}, async () => {
  const { dataDir, cluster, contents } = await makeInstallation();
  const served = await acquireOwnerLock(cluster.url);
  const online = await run(dataDir, 'backup');
  expect(online).toMatchObject({ code: 0, errorOutput: '' });
  expect(online.output).toMatch(/^Backed up \d+ tables, \d+ rows, 1 files, \d+ bytes, in .+\/backups\/[\dT-]+Z\n$/);
  const folder = join(dataDir, 'backups', (await readdir(join(dataDir, 'backups')))[0] ?? '');
  expect(isRunning(dataDir)).toBe(true);
  const refused = await run(dataDir, 'restore', folder, '--replace');
  expect(refused).toEqual({
    code: 1,
    output: '',
    errorOutput: `A server runs on DATA_DIR ${dataDir}: stop it first\n`,
  });
  await served?.release();
  await cluster.stop();

  const stopped = await run(dataDir, 'backup', join(dataDir, 'second'));
  expect(stopped).toMatchObject({ code: 0, errorOutput: '' });
  expect(isRunning(dataDir)).toBe(false);

  const newDir = await temporaryFolder();
  expect(await run(newDir, 'backup')).toMatchObject({
    code: 1,
    errorOutput: `There is no database in DATA_DIR ${newDir}\n`,
  });
  const restored = await run(newDir, 'restore', folder);
  expect(restored).toMatchObject({ code: 0, errorOutput: '', output: expect.stringMatching(/^Restored .+\n$/) });
  expect(isRunning(newDir)).toBe(false);
  const secondRun = await run(newDir, 'restore', folder);
  expect(secondRun).toMatchObject({ code: 1, errorOutput: expect.stringMatching(/^The database is not empty .+\n$/) });
  const target = await openCluster(newDir);
  const restoredContents = await contentsOf(target.pool);
  const countsOf = (all: Record<string, string>) => encrypted.map((name) => all[name]?.split(' ')[0]);
  expect(countsOf(restoredContents)).toEqual(countsOf(contents));
  expect({ ...restoredContents, ...pick(contents, [...shortLived, ...encrypted]) }).toEqual(contents);
  expect(Object.values(pick(restoredContents, shortLived))).toEqual(shortLived.map(() => '0 '));
  await target.stop();
  expect(existsSync(join(newDir, 'files/avatars/1.png'))).toBe(true);
});

test('names the keys that a new machine would lack', { timeout: 60_000 }, async () => {
  const { dataDir, cluster } = await makeInstallation();
  await writeFile(join(dataDir, 'secrets/signing-key'), 'x');
  const { output } = await run(dataDir, 'backup');
  await cluster.stop();
  expect(output).toContain('the keys signing-key in');
  expect(output).not.toContain('database-password');
});

test('an invalid call prints one error message', async () => {
  const dataDir = await temporaryFolder();
  expect(await run(dataDir, 'restore')).toMatchObject({
    code: 1,
    errorOutput: expect.stringMatching(/^Which backup\? .+\n$/),
  });
  const missing = await run(dataDir, 'restore', '/nowhere');
  expect(missing.errorOutput).toBe('/nowhere is not a backup: it has no manifest.json\n');
  expect(await readdir(dataDir)).toEqual([]);
});
