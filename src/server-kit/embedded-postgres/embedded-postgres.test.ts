import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, isAlive, isPostgres } from './postmaster.ts';

let running: EmbeddedPostgres | undefined;

/** The tests of this file share one folder and run in order. */
const root = await temporaryFolder();
const dataDir = join(root, 'data');
afterAll(() => running?.stop());

const folder = () => join(dataDir, 'postgres');
const pidFile = () => join(folder(), 'postmaster.pid');
async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir });
  return running;
}
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end().catch(() => undefined));
}
const query = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('the embedded PostgreSQL', () => {
  test('starts on an empty folder with safe settings and private permissions', async () => {
    const { url, isAdopted } = await start();
    expect(isAdopted).toBe(false);
    const settings =
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by 1";
    expect((await query(url, settings)).map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'fsync=on',
      'full_page_writes=on',
      'listen_addresses=127.0.0.1',
      'synchronous_commit=on',
    ]);
    expect([await modeOf(dataDir), await modeOf(folder())]).toEqual([0o700, 0o700]);
    expect(await modeOf(join(dataDir, 'postgres.log'))).toBe(0o600);
    expect(await modeOf(join(dataDir, 'secrets/database-password'))).toBe(0o600);
    await query(url, 'create table notes (id int primary key, text text)');
  });

  test('uses a role that is no superuser and cannot read files of the machine', async () => {
    const { url, superuserUrl } = running ?? expect.unreachable();
    const [role] = await query(
      url,
      `select current_user, rolsuper, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({
      current_user: 'negia_app',
      rolsuper: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    });
    for (const statement of [
      `select pg_read_file('/etc/passwd')`,
      `copy (select 1) to program 'true'`,
      `create table leak (line text); copy leak from '/etc/passwd'`,
      `set session_replication_role = replica`,
      `alter role negia_app superuser`,
      `set role negia`,
    ])
      await expect(query(url, statement)).rejects.toMatchObject({ code: '42501' });
    expect(await query(superuserUrl, 'select current_user')).toEqual([{ current_user: 'negia' }]);
  });

  test('of an older installation transfers the objects of its superuser', async () => {
    const { superuserUrl, url } = running ?? expect.unreachable();
    await query(
      superuserUrl,
      `alter database postgres owner to negia;
       create schema old_jobs; create type old_jobs.mood as enum ('good');
       create table old_things (id int generated always as identity, mood old_jobs.mood) partition by range (id);
       create table old_things_1 partition of old_things for values from (1) to (9);
       create sequence old_numbers; create view old_view as select 1 as one;
       create function old_jobs.touch() returns trigger language plpgsql as $$ begin return new; end $$;
       create trigger touched before insert on old_things for each row execute function old_jobs.touch();
       insert into old_things (mood) values ('good')`,
    );
    await start();
    expect(await query(url, `select mood::text from old_things`)).toEqual([{ mood: 'good' }]);
    await query(
      url,
      `insert into old_things (mood) values ('good'); select nextval('old_numbers');
       create or replace function old_jobs.touch() returns trigger language plpgsql as $$ begin return new; end $$;
       alter type old_jobs.mood add value 'better'; alter table old_things add column more int`,
    );
    await query(
      url,
      'drop schema old_jobs cascade; drop table old_things; drop sequence old_numbers; drop view old_view',
    );
  });

  test('uses UTF-8 and refuses a wrong password', async () => {
    const { url } = running ?? expect.unreachable();
    expect(await query(url, "select 'שלום' as text, upper('ñ') as upper")).toEqual([{ text: 'שלום', upper: 'Ñ' }]);
    const wrongPassword = new URL(url);
    wrongPassword.password = 'guess';
    await expect(query(wrongPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('is reused when already running', async () => {
    const { pid, url } = running ?? expect.unreachable();
    const second = await startEmbeddedPostgres({ dataDir });
    expect(second).toMatchObject({ pid, url, isAdopted: true });
  });

  test('killed during writes loses nothing acknowledged and starts again', async () => {
    const { pid, url } = running ?? expect.unreachable();
    const acknowledged: number[] = [];
    const writers = [0, 1, 2, 3].map((writer) =>
      withClient(url, async (client) => {
        for (let count = 0; count < 100_000; count += 4) {
          await client.query('insert into notes values ($1, $2)', [count + writer, 'x'.repeat(200)]);
          acknowledged.push(count + writer);
        }
      }).catch(() => undefined),
    );
    await expect.poll(() => acknowledged.length, { interval: 5, timeout: 10_000 }).toBeGreaterThan(200);
    process.kill(pid, 'SIGKILL');
    await Promise.all(writers);
    const next = await start();
    expect(next.isAdopted).toBe(false);
    expect(next.pid).not.toBe(pid);
    const found = new Set((await query(next.url, 'select id from notes')).map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  });

  test('stops on request and leaves no process or pid file', async () => {
    const { pid, stop } = running ?? expect.unreachable();
    await stop();
    expect(await isPostgres(pid, folder())).toBe(false);
    await expect(readFile(pidFile())).rejects.toThrow('ENOENT');
    await expect(stop()).resolves.toBeUndefined();
  });

  test('starts despite a stale pid file whose pid belongs to another process', async () => {
    const otherProcess = spawn('sleep', ['60'], { stdio: 'ignore' });
    await writeFile(pidFile(), `${otherProcess.pid}\n${folder()}\n1700000000\n1\n\n127.0.0.1\n`);
    const { isAdopted, url, stop } = await start();
    expect(isAdopted).toBe(false);
    expect(await query(url, 'select count(*) > 200 as kept from notes')).toEqual([{ kept: true }]);
    expect(isAlive(otherProcess.pid ?? 0)).toBe(true);
    otherProcess.kill();
    await stop();
  });

  test('starts despite a stale pid file whose pid belongs to another PostgreSQL', async () => {
    await withClient(inject('clusterUrl'), async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await writeFile(pidFile(), `${rows[0]?.pid}\n${folder()}\n1700000000\n1\n\n127.0.0.1\n`);
      const { isAdopted, stop } = await start();
      expect(isAdopted).toBe(false);
      await stop();
      expect((await client.query('select 1')).rowCount).toBe(1);
    });
  });

  test('ignores an empty or invalid pid file', async () => {
    for (const text of ['', 'x', '-5\n', '99999999\n']) {
      await writeFile(pidFile(), text);
      expect(await findPostmaster(folder())).toBeUndefined();
    }
    await rm(pidFile(), { force: true });
  });
});

describe('a folder without a database', () => {
  test('half initialised by a crash is initialised again', async () => {
    const halfInitialised = join(root, 'half');
    await mkdir(join(halfInitialised, 'postgres.making-1a2b/base'), { recursive: true });
    await writeFile(join(halfInitialised, 'postgres.making-1a2b/PG_VERSION'), '18');
    await writeFile(join(halfInitialised, 'postgres.password-1a2b'), 'x');
    await mkdir(join(halfInitialised, 'postgres'));
    for (const name of ['postgres.making-1a2b', 'postgres.password-1a2b'])
      await utimes(join(halfInitialised, name), 1, 1);
    const postgres = await startEmbeddedPostgres({ dataDir: halfInitialised, unsafeFast: true });
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect((await readdir(halfInitialised)).sort()).toEqual(['postgres', 'postgres.log', 'secrets']);
  });

  test('is initialised once by concurrent starts, and all use it', async () => {
    const shared = join(root, 'shared');
    const all = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir: shared, unsafeFast: true })));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(all.filter(({ isAdopted }) => !isAdopted)).toHaveLength(1);
    await all[0]?.stop();
    expect((await readdir(shared)).sort()).toEqual(['postgres', 'postgres.log', 'secrets']);
  });

  test('that contains other files is left alone with an error', async () => {
    const other = join(root, 'other');
    await mkdir(join(other, 'postgres'), { recursive: true });
    await writeFile(join(other, 'postgres/treasure.txt'), 'mine');
    await expect(startEmbeddedPostgres({ dataDir: other, unsafeFast: true })).rejects.toThrow(join(other, 'postgres'));
    expect(await readFile(join(other, 'postgres/treasure.txt'), 'utf8')).toBe('mine');
  });
});
