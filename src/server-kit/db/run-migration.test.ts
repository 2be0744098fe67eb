import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { createTestDatabase } from '#server-kit/testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createMigrations, type LockedMigration, type Migrations } from './run-migration.ts';

let pool: pg.Pool;
let folder: string;
let migrations: Migrations;
/** Simulates a second process. */
let other: { pool: pg.Pool; migrations: Migrations };

beforeEach(async () => {
  const connectionString = await createTestDatabase('template0');
  const open = () => new pg.Pool({ connectionString, max: 4 }).on('connect', (one) => one.on('error', () => undefined));
  pool = open();
  folder = await temporaryFolder();
  migrations = createMigrations(pool, folder);
  const otherPool = open();
  other = { pool: otherPool, migrations: createMigrations(otherPool, folder) };
  await write('0000_first', 'create table notes (id int primary key)');
  await start();
});
afterEach(async () => {
  await Promise.all([pool.end(), other.pool.end()]);
});

const write = (name: string, sql: string) => writeFile(join(folder, `${name}.sql`), sql);
const start = async () => migrate(pool, await readMigrations(folder));
const state = async (name: string, of = migrations) => (await of.states()).find((one) => one.name === name);
const notes = async () => (await pool.query('select id from notes order by id')).rows.map(({ id }) => id);
async function begin(name: string): Promise<LockedMigration> {
  const started = await migrations.begin(name);
  if (typeof started === 'string') throw new Error(started);
  return started;
}

test('a manual migration runs once, when it is started', async () => {
  await write('0001_big', '-- by hand: takes an hour\ninsert into notes values (1)');
  expect(await start()).toEqual([]);
  expect(await state('0001_big')).toMatchObject({ manualReason: 'takes an hour', applied: undefined, run: undefined });
  await (await begin('0001_big')).work();
  expect(await state('0001_big')).toMatchObject({
    applied: { at: expect.any(Date), durationMs: expect.any(Number) },
    run: { isRunning: false, endedAt: expect.any(Date), error: undefined },
  });
  expect([await notes(), await migrations.begin('0001_big')]).toEqual([[1], 'applied']);
});

test('while it runs, every process sees its progress and no second one starts', async () => {
  const gate = await pool.connect();
  await gate.query('select pg_advisory_lock(1)');
  const statements = ['-- by hand: x\ninsert into notes values (1)', 'select pg_advisory_xact_lock(1)', 'select 1'];
  await write('0001_big', statements.join(';\n--> statement-breakpoint\n'));
  await write('0002_other', '-- by hand: y\nselect 1');
  const working = (await begin('0001_big')).work();
  await vi.waitFor(async () =>
    expect((await state('0001_big', other.migrations))?.run).toMatchObject({ isRunning: true, step: 1, steps: 3 }),
  );
  expect(await other.migrations.begin('0001_big')).toBe('busy');
  expect(await migrations.begin('0002_other')).toBe('busy');
  // Nothing is visible before the migration completes.
  expect(await notes()).toEqual([]);
  await gate.query('select pg_advisory_unlock(1)');
  gate.release();
  await working;
  expect([await notes(), await start()]).toEqual([[1], []]);
});

test('a failed one is rolled back, records its error and can be retried', async () => {
  await write('0001_big', '-- by hand: x\ninsert into notes values (1); select 1 / 0');
  await expect((await begin('0001_big')).work()).rejects.toThrow('division by zero');
  expect(await state('0001_big')).toMatchObject({ applied: undefined, run: { error: 'division by zero' } });
  expect(await notes()).toEqual([]);
  await write('0001_big', '-- by hand: x\ninsert into notes values (1)');
  await (await begin('0001_big')).work();
  expect(await state('0001_big')).toMatchObject({ run: { error: undefined } });
});

test('one whose process died is no longer running', async () => {
  await write('0001_big', '-- by hand: x\nselect pg_sleep(60)');
  const working = (await begin('0001_big')).work().catch(() => 'lost');
  await vi.waitFor(async () => expect((await state('0001_big'))?.run?.isRunning).toBe(true));
  await other.pool.query('select pg_terminate_backend(pid) from migration_runs');
  expect(await working).toBe('lost');
  // Simulates a process that died before recording the end.
  await other.pool.query('update migration_runs set ended_at = null, error = null');
  expect((await state('0001_big'))?.run).toMatchObject({ isRunning: false, endedAt: undefined });
  await (await begin('0001_big')).cancel();
});

test('a concurrent index is built and reports its progress', async () => {
  await pool.query('insert into notes select generate_series(1, 1000)');
  await write('0001_index', '-- by hand: x\n-- no transaction\ncreate index concurrently notes_id on notes (id)');
  // An older open transaction: the index build waits for it, and the state shows this.
  const old = await pool.connect();
  await old.query('begin; insert into notes values (-1)');
  const working = (await begin('0001_index')).work();
  await vi.waitFor(async () =>
    expect((await state('0001_index', other.migrations))?.run).toMatchObject({
      isRunning: true,
      index: { phase: expect.stringContaining('waiting'), done: expect.any(Number) },
    }),
  );
  await old.query('commit');
  old.release();
  await working;
  expect(await state('0001_index')).toMatchObject({ isOutsideTransaction: true, run: { index: undefined } });
  expect((await pool.query("select to_regclass('notes_id') is not null as made")).rows).toEqual([{ made: true }]);
});

test('unknown names are refused, and earlier automatic migrations must run first', async () => {
  await write('0001_soon', 'select 1');
  await write('0002_big', '-- by hand: x\nselect 1');
  expect(await migrations.begin('../0002_big')).toBe('unknown');
  expect(await migrations.begin('0002_big')).toBe('earlier');
  await (await begin('0001_soon')).work();
  await (await begin('0002_big')).work();
  expect((await migrations.states()).map(({ applied }) => applied !== undefined)).toEqual([true, true, true]);
});

test('reports a changed file and a missing one; the changed one blocks all others', async () => {
  await write('0001_gone', 'select 1');
  await start();
  await rm(join(folder, '0001_gone.sql'));
  await write('0000_first', 'create table notes (id bigint primary key)');
  await write('0002_big', '-- by hand: x\nselect 1');
  const [first, missing] = await migrations.states();
  expect(first?.hash).not.toBe(first?.applied?.hash);
  expect(missing).toMatchObject({ name: '0001_gone', isMissing: true, hash: missing?.applied?.hash });
  expect(await migrations.begin('0002_big')).toBe('mismatch');
});

test('cancelling leaves no run and no lock', async () => {
  await write('0001_big', '-- by hand: x\nselect 1');
  await (await begin('0001_big')).cancel();
  expect(await state('0001_big')).toMatchObject({ run: undefined });
  migrations = other.migrations;
  await (await begin('0001_big')).work();
});
