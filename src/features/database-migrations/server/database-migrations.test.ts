import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMigrationsFolder } from '#server-kit/testing/migrations-folder.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { DatabaseMigration } from '../contract.ts';
import { databaseMigrationsFeature } from './index.ts';

const folder = await createMigrationsFolder();
const api = await startTestApi({
  features: [databaseMigrationsFeature],
  settings: { MIGRATIONS_DIR: folder.path, RATE_LIMITS: 'off' },
});
beforeEach(() => api.signIn({ id: 1, role: 'admin' }));

const list = async (): Promise<DatabaseMigration[]> => (await api.send('GET', '/api/admin/database-migrations')).body;
const find = async (name: string) => (await list()).find((one) => one.name === name);
const run = (name: string) => api.send('POST', `/api/admin/database-migrations/${name}/run`, undefined);
const becomes = (name: string, state: string) =>
  vi.waitFor(async () => expect(await find(name)).toMatchObject({ state }), { timeout: 5_000 });
const drop = (name: string) => rm(join(folder.path, `${name}.sql`));

describe('listing migrations', () => {
  test('returns each migration with its state, checksum, time and duration', async () => {
    const all = await list();
    expect(all.map(({ state }) => state)).toEqual(all.map(() => 'applied'));
    expect(all[0]).toEqual({
      name: '0000_first',
      state: 'applied',
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
      appliedChecksum: null,
      appliedAt: expect.any(String),
      durationMs: expect.any(Number),
      byHand: null,
      isOutsideTransaction: false,
      run: null,
      canRun: false,
    });
  });
});

describe('starting a migration', () => {
  test('runs only its own file and records the admin in the audit log', async () => {
    await folder.write('9000_big', '-- by hand: long\n-- no transaction\ncreate table big_things (id int)');
    expect(await find('9000_big')).toMatchObject({ state: 'by_hand', byHand: 'long', canRun: true });
    expect(await run('9000_big')).toMatchObject({ status: 202, body: { name: '9000_big' } });
    await becomes('9000_big', 'applied');
    expect(await find('9000_big')).toMatchObject({ isOutsideTransaction: true, canRun: false });
    const rows = await api.rows("select * from audit_log where action = 'database-migrations.run'");
    expect(rows).toMatchObject([{ target_kind: 'database-migration', target_id: '9000_big' }]);
    expect(rows[0].after.checksum).toBe((await find('9000_big'))?.checksum);
  });

  test('returns 409 if it has already run or while another is running', async () => {
    expect(await run('9000_big')).toMatchObject({ status: 409, body: { message: expect.stringContaining('כבר רצה') } });
    await folder.write('9001_slow', '-- by hand: x\nselect pg_advisory_xact_lock(77)');
    await folder.write('9002_next', '-- by hand: x\nselect 1');
    const blocker = await api.pool.connect();
    await blocker.query('select pg_advisory_lock(77)');
    await run('9001_slow');
    await becomes('9001_slow', 'running');
    expect(await find('9002_next')).toMatchObject({ canRun: false });
    expect(await run('9002_next')).toMatchObject({ status: 409, body: { message: expect.stringContaining('אחרת') } });
    await blocker.query('select pg_advisory_unlock(77)');
    blocker.release();
    await becomes('9001_slow', 'applied');
    expect(await find('9002_next')).toMatchObject({ state: 'by_hand', canRun: true });
  });

  test('reports the database’s error on failure and allows a retry', async () => {
    await folder.write('9003_bad', '-- by hand: x\nselect 1 / 0');
    expect((await run('9003_bad')).status).toBe(202);
    await becomes('9003_bad', 'failed');
    expect(await find('9003_bad')).toMatchObject({ canRun: true, run: { error: 'division by zero' } });
    expect(api.logged.some((line) => line.includes('9003_bad'))).toBe(true);
    await drop('9003_bad');
  });

  test('preserves the order of automatic migrations', async () => {
    await folder.write('9004_soon', 'select 1');
    await folder.write('9005_later', '-- by hand: x\nselect 1');
    expect(await find('9004_soon')).toMatchObject({ state: 'waiting', canRun: true });
    expect(await find('9005_later')).toMatchObject({ canRun: false });
    expect((await run('9005_later')).status).toBe(409);
    expect((await run('9004_soon')).status).toBe(202);
    await becomes('9004_soon', 'applied');
    expect(await find('9005_later')).toMatchObject({ canRun: true });
  });

  test('returns 409 while an applied file has changed, and reports a missing file', async () => {
    await folder.write('9000_big', 'select 2');
    await drop('9001_slow');
    const changed = await find('9000_big');
    expect(changed).toMatchObject({ state: 'mismatch', appliedChecksum: expect.any(String) });
    expect(changed?.appliedChecksum).not.toBe(changed?.checksum);
    expect(await find('9001_slow')).toMatchObject({ state: 'missing' });
    expect(await find('9005_later')).toMatchObject({ canRun: false });
    expect(await run('9005_later')).toMatchObject({ status: 409, body: { message: expect.stringContaining('השתנה') } });
  });

  test.each(['9999_nothing', '0000_first%00', '..%2F0000_first', 'select%201'])(
    'returns 400 or 404 for %j',
    async (name) => {
      const { status } = await run(name);
      expect([400, 404]).toContain(status);
    },
  );

  test('requires recent authentication', async () => {
    api.signIn({ id: 1, role: 'admin', authenticatedAt: new Date(0) });
    expect(await run('9005_later')).toMatchObject({ status: 403, body: { code: 'confirm_needed' } });
  });
});
