import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { brokenUnique, isDatabaseUnavailable, openDatabase } from './database.ts';
import {
  acquireOwnerLock,
  lockInTransaction,
  lockRowInTransaction,
  locks,
  rowLocks,
  tryLockRowInTransaction,
} from './locks.ts';

const kit = await createTestServices();
await kit.pool.query('create table notes (id int constraint notes_id primary key, text text)');

const notes = pgTable('notes', { id: integer().primaryKey(), text: text() });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  );

describe('an unavailable database', () => {
  test('is recognised by system, server and driver codes, however deeply wrapped', () => {
    const coded = (code: string) => Object.assign(new Error('x'), { code });
    for (const code of ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '08006', '57P01', '57P03', '53300'])
      expect(isDatabaseUnavailable(coded(code))).toBe(true);
    expect(isDatabaseUnavailable(new Error('a', { cause: new Error('b', { cause: coded('57P01') }) }))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  test('is not inferred from a wrong query, a constraint violation or other errors', () => {
    for (const code of ['23505', '42P01', '57014', 'ENOENT', '22P02'])
      expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
    for (const thrown of [undefined, null, 'ECONNREFUSED', { code: 'ECONNREFUSED' }, new Error('x')])
      expect(isDatabaseUnavailable(thrown)).toBe(false);
  });

  test('is recognised for a refused connection, a cut one and an exhausted pool', async () => {
    const lost = openDatabase('postgres://negia@127.0.0.1:1/x', kit.services.log);
    expect(isDatabaseUnavailable(await failureOf(lost.db.execute(sql`select 1`)))).toBe(true);
    await lost.close();
    const cut = kit.services.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    expect(isDatabaseUnavailable(await failureOf(cut))).toBe(true);
    expect(isDatabaseUnavailable(await failureOf(kit.services.db.execute(sql`select nothing`)))).toBe(false);
    const busy = new pg.Pool({ connectionString: kit.url, max: 1, connectionTimeoutMillis: 2_000 });
    const client = await busy.connect();
    expect(isDatabaseUnavailable(await failureOf(busy.query('select 1')))).toBe(true);
    client.release();
    await busy.end();
  });

  test('with dead connections at the start of transactions leaks no pool connection', async () => {
    const few = openDatabase(kit.url, kit.services.log, { connections: 2 });
    const cut = (client: pg.PoolClient) =>
      (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
    few.pool.on('acquire', cut);
    for (let tries = 0; tries < 4; tries += 1)
      expect(isDatabaseUnavailable(await failureOf(few.db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(true);
    few.pool.off('acquire', cut);
    expect((await few.db.transaction((tx) => tx.execute(sql`select 1`))).rowCount).toBe(1);
    await few.close();
  });

  test('that cuts an idle connection is logged, and the next query works', async () => {
    const idle = openDatabase(kit.url, kit.services.log, { connections: 2 });
    const { rows } = await idle.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await kit.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => kit.logged.join(''), { interval: 10 }).toContain('a database connection was lost');
    expect((await idle.pool.query('select 1')).rowCount).toBe(1);
    await idle.close();
  });
});

describe('a transaction', () => {
  test('names the unique constraint that a write violated', async () => {
    await kit.services.db.insert(notes).values({ id: 1, text: 'א' });
    const error = await failureOf(kit.services.db.insert(notes).values({ id: 1 }));
    expect(brokenUnique(error)).toBe('notes_id');
    for (const other of [undefined, 'x', new Error('x'), Object.assign(new Error('x'), { code: '23503' })])
      expect(brokenUnique(other)).toBeUndefined();
  });

  test('that fails leaves nothing', async () => {
    const failing = kit.services.db.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 2 });
      throw new Error('undone');
    });
    await failureOf(failing);
    expect(await kit.services.db.select().from(notes).where(eq(notes.id, 2))).toEqual([]);
  });

  test('under a lock excludes the others until it ends', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      kit.services.db.transaction(async (tx) => {
        await lockInTransaction(tx, 'seeds');
        order.push(`${name} in`);
        await tx.execute(sql`select pg_sleep(0.05)`);
        order.push(`${name} out`);
      });
    await Promise.all([work('a'), work('b'), work('c')]);
    const [first, second, third] = [order.slice(0, 2), order.slice(2, 4), order.slice(4)];
    for (const pair of [first, second, third]) expect(pair[1]).toBe(pair[0]?.replace('in', 'out'));
  });

  test('uses a distinct number for each lock', () => {
    const numbers = Object.values({ ...locks, ...rowLocks });
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('under a row lock excludes only that row of that kind', async () => {
    const { db } = kit.services;
    const tryBeside = (lock: keyof typeof rowLocks, key: number) =>
      db.transaction((tx) => tryLockRowInTransaction(tx, lock, key));
    await db.transaction(async (tx) => {
      await lockRowInTransaction(tx, 'buyer', 7);
      expect(await tryBeside('buyer', 7)).toBe(false);
      expect(await tryBeside('buyer', 8)).toBe(true);
      expect(await tryBeside('conversation', 7)).toBe(true);
    });
    expect(await tryBeside('buyer', 7)).toBe(true);
  });
});

describe('the owner lock', () => {
  test('has one holder; a second is refused and leaves no connection open', async () => {
    const first = await acquireOwnerLock(kit.url, 0);
    expect(first).toBeDefined();
    expect(await acquireOwnerLock(kit.url, 0)).toBeUndefined();
    const lines =
      "select 1 from pg_stat_activity where application_name = 'negia-owner' and datname = current_database()";
    await expect.poll(async () => (await kit.pool.query(lines)).rowCount, { interval: 10 }).toBe(1);
    await first?.release();
    const next = await acquireOwnerLock(kit.url, 1);
    expect(next).toBeDefined();
    await next?.release();
  });

  test('is awaited while the previous holder stops', async () => {
    const first = await acquireOwnerLock(kit.url, 0);
    const second = acquireOwnerLock(kit.url, 5);
    await first?.release();
    const acquired = await second;
    expect(acquired).toBeDefined();
    await acquired?.release();
  });

  test('is released when the connection of its holder dies', async () => {
    const first = await acquireOwnerLock(kit.url, 1);
    expect(first).toBeDefined();
    await kit.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'negia-owner' and datname = current_database()",
    );
    const next = await acquireOwnerLock(kit.url, 2);
    expect(next).toBeDefined();
    await next?.release();
    await first?.release();
  });
});
