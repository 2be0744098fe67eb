import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createTestDatabase } from '#server-kit/testing/test-database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

let pool: pg.Pool;
let url: string;

const open = (settings: pg.PoolConfig = {}) => {
  const pool = new pg.Pool({ connectionString: url, max: 4, ...settings });
  closeAfterwards(() => pool.end());
  return pool;
};
beforeEach(async () => {
  url = await createTestDatabase('template0');
  pool = open();
});

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  hash: createHash('sha256').update(sql).digest('hex'),
});
const first = migration('0000_first', 'create table notes (id int primary key, text text)');
const second = migration('0001_second', "insert into notes values (1, 'שלום'); alter table notes add column more int");
const third = migration('0002_third', 'insert into notes values (2)');
const notes = async () => (await pool.query('select id from notes order by id')).rows.map(({ id }) => id);
const appliedNames = async () =>
  (await pool.query('select name from migrations order by applied_at')).rows.map(({ name }) => name);

describe('migrations', () => {
  test('are applied in order, each once', async () => {
    expect(await migrate(pool, [first, second])).toEqual(['0000_first', '0001_second']);
    expect(await migrate(pool, [first, second])).toEqual([]);
    expect(await migrate(pool, [first, second, third])).toEqual(['0002_third']);
    expect([await notes(), await appliedNames()]).toEqual([
      [1, 2],
      ['0000_first', '0001_second', '0002_third'],
    ]);
  });

  test('are applied once when many processes start together', async () => {
    const slow = migration('0003_slow', 'select pg_sleep(0.2); insert into notes values (3)');
    const all = [first, second, third, slow];
    const results = await Promise.all(Array.from({ length: 4 }, () => migrate(open({ max: 1 }), all)));
    expect(results.filter((names) => names.length > 0)).toEqual([all.map(({ name }) => name)]);
    expect(await notes()).toEqual([1, 2, 3]);
  });

  test('may exceed the statement timeout of the pool', async () => {
    const shortTimeoutPool = open({ statement_timeout: 150, max: 1 });
    const long = migration('0001_long', 'select pg_sleep(0.4)');
    const migrating = migrate(shortTimeoutPool, [first, long]);
    expect(await migrating).toEqual(['0000_first', '0001_long']);
    await expect(shortTimeoutPool.query('select pg_sleep(0.4)')).rejects.toThrow('statement timeout');
  });

  test('changed after they ran are refused by name, and nothing runs', async () => {
    await migrate(pool, [first]);
    const rewritten = migration('0000_first', 'create table notes (id bigint primary key)');
    await expect(migrate(pool, [rewritten, second])).rejects.toThrow(
      'Migration 0000_first was changed after it was applied',
    );
    expect(await appliedNames()).toEqual(['0000_first']);
  });

  test('that fail are rolled back and named; earlier ones remain, later ones do not run', async () => {
    const failing = migration('0002_failing', 'insert into notes values (7); select 1 / 0');
    await expect(migrate(pool, [first, second, failing, third])).rejects.toThrow(
      /^Migration 0002_failing failed: division by zero$/,
    );
    expect([await notes(), await appliedNames()]).toEqual([[1], ['0000_first', '0001_second']]);
    expect(await migrate(open({ max: 1 }), [first, second, migration('0002_failing', 'select 1'), third])).toEqual([
      '0002_failing',
      '0002_third',
    ]);
  });

  test('stop at the requested one, and an unknown name is an error', async () => {
    expect(await migrate(pool, [first, second, third], '0001_second')).toEqual(['0000_first', '0001_second']);
    await expect(migrate(pool, [first, second, third], '0002_thrid')).rejects.toThrow('0002_thrid');
    expect(await appliedNames()).toEqual(['0000_first', '0001_second']);
  });

  test('record their duration, also in a table without that column', async () => {
    await pool.query('create table migrations (name text primary key, hash text not null, applied_at timestamptz)');
    await pool.query('insert into migrations values ($1, $2, now())', [first.name, first.hash]);
    await pool.query(first.sql);
    expect(await migrate(pool, [first, second])).toEqual(['0001_second']);
    expect((await pool.query('select name, duration_ms from migrations order by name')).rows).toEqual([
      { name: '0000_first', duration_ms: null },
      { name: '0001_second', duration_ms: expect.any(Number) },
    ]);
  });

  test('marked as manual are skipped, while later ones run automatically', async () => {
    const manual = migration('0001_big', '-- by hand: an hour on a large table\ninsert into notes values (9)');
    expect(await migrate(pool, [first, manual, third])).toEqual(['0000_first', '0002_third']);
    expect(await migrate(pool, [first, manual, third])).toEqual([]);
    expect(await notes()).toEqual([2]);
    // A backup that includes the manual migration is restored with it.
    expect(await migrate(pool, [first, manual, third], undefined, ['0001_big'])).toEqual(['0001_big']);
    expect(await notes()).toEqual([2, 9]);
  });

  test('marked so run outside a transaction, statement by statement', async () => {
    const index = migration(
      '0001_index',
      `-- no transaction
create index concurrently notes_text on notes (text);
--> statement-breakpoint
create index concurrently notes_both on notes (text, id);`,
    );
    expect(await migrate(pool, [first, index])).toEqual(['0000_first', '0001_index']);
    const failing = migration(
      '0002_half',
      '-- no transaction\ninsert into notes values (4);\n--> statement-breakpoint\nselect 1 / 0',
    );
    await expect(migrate(pool, [first, index, failing])).rejects.toThrow('0002_half failed: division by zero');
    expect([await notes(), await appliedNames()]).toEqual([[4], ['0000_first', '0001_index']]);
  });

  test('allow a start while another process holds the lock, if none is pending', async () => {
    await migrate(pool, [first]);
    const other = await pool.connect();
    await other.query('select pg_advisory_lock(7040001)');
    expect(await migrate(open({ max: 1 }), [first])).toEqual([]);
    const waiting = migrate(open({ max: 1 }), [first, second]);
    await expect(migrate(pool, [migration('0000_first', 'select 2')])).rejects.toThrow('was changed');
    await other.query('select pg_advisory_unlock(7040001)');
    other.release();
    expect(await waiting).toEqual(['0001_second']);
  });
});

test('reads only the SQL files of the folder, ordered by name', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '0001_b.sql'), 'select 2');
  await writeFile(join(folder, '0000_a.sql'), 'select 1');
  await writeFile(join(folder, 'notes.md'), 'x');
  expect(await readMigrations(folder)).toEqual([migration('0000_a', 'select 1'), migration('0001_b', 'select 2')]);
});

test('the migrations upgrade an installation of the first version, with its admin', async () => {
  const all = await readMigrations('db/migrations');
  await migrate(pool, all.slice(0, 1));
  await pool.query(
    "insert into users (username, display_name, email, role) values ('Admin', 'Admin', 'Boss@Cards.Example', 'admin')",
  );
  await migrate(pool, all);
  expect((await pool.query('select email, email_key, username_key, role, language from users')).rows).toEqual([
    {
      email: 'Boss@Cards.Example',
      email_key: 'boss@cards.example',
      username_key: 'admin',
      role: 'admin',
      language: 'he',
    },
  ]);
});
