import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { addJob, type Job, job, type RunningJobs, runJobs } from './jobs.ts';

interface Recorded {
  readonly done: { id: number; note: string }[];
  failures: number;
}

const greet = job({
  name: 'greet',
  payload: z.object({ id: z.number(), note: z.string().default('none') }),
  work: async (recorded: Recorded, payload) => {
    if (recorded.failures > 0) {
      recorded.failures -= 1;
      throw new Error('not this time');
    }
    recorded.done.push(payload);
  },
});
const nightly = job({
  name: 'nightly',
  payload: z.unknown(),
  cron: '15 3 * * *',
  work: async (_: Recorded) => undefined,
});

let recorded: Recorded;
let runner: RunningJobs | undefined;

const kit = await createTestServices();
beforeEach(async () => {
  recorded = { done: [], failures: 0 };
  await kit.pool.query('delete from graphile_worker._private_jobs');
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
});

const start = async (jobs: readonly Job<Recorded>[] = [greet as never, nightly as never]) => {
  runner = await runJobs(kit.pool, jobs, recorded, kit.services.log);
};
const waiting = () => kit.rows('select * from graphile_worker.jobs order by id');
const { poll } = expect;
const idle = () => poll(waiting, { interval: 20, timeout: 8_000 }).toEqual([]);

describe('a job', () => {
  test('is added within the transaction: no commit, no job', async () => {
    const rolledBack = kit.services.db.transaction(async (tx) => {
      await addJob(tx, greet, { id: 1 });
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
    await kit.services.db.transaction((tx) => addJob(tx, greet, { id: 2 }));
    expect(await waiting()).toHaveLength(1);
  });

  test('runs once, with its payload parsed by the schema', async () => {
    await start();
    await addJob(kit.services.db, greet, { id: 3 });
    await addJob(kit.services.db, greet, { id: 4, note: 'שלום "עולם"' });
    await poll(() => recorded.done.length, { interval: 10 }).toBe(2);
    await idle();
    expect(recorded.done.sort((one, two) => one.id - two.id)).toEqual([
      { id: 3, note: 'none' },
      { id: 4, note: 'שלום "עולם"' },
    ]);
  });

  test('that fails is logged, stored with its error and retried', async () => {
    recorded.failures = 1;
    await start();
    await addJob(kit.services.db, greet, { id: 5 });
    await poll(waiting, { interval: 20 }).toMatchObject([
      { attempts: 1, last_error: 'not this time', locked_at: null },
    ]);
    expect(kit.logged.join('')).toContain('not this time');
    expect((await waiting())[0].run_at.getTime()).toBeGreaterThan(Date.now());
    await kit.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await poll(() => recorded.done, { interval: 20, timeout: 8_000 }).toEqual([{ id: 5, note: 'none' }]);
    await idle();
  });

  test('with an invalid payload is rejected when added', async () => {
    await expect(addJob(kit.services.db, greet, { id: 'x' } as never)).rejects.toThrow();
    expect(await waiting()).toEqual([]);
    expectTypeOf(addJob<typeof greet.payload>)
      .parameter(2)
      .toEqualTypeOf<{ id: number; note?: string | undefined }>();
    // @ts-expect-error the payload is typed by the job
    await expect(addJob(kit.services.db, greet, { id: 'x' })).rejects.toThrow();
  });

  test('with an invalid payload from an older version never runs', async () => {
    await start();
    await kit.pool.query(`select graphile_worker.add_job('greet', '{"id":"x"}'::json, max_attempts := 1)`);
    await poll(waiting, { interval: 20 }).toMatchObject([{ attempts: 1, locked_at: null }]);
    expect(recorded.done).toEqual([]);
  });

  test('with a key replaces the waiting one', async () => {
    const runAt = new Date('2100-01-01T00:00:00Z');
    await addJob(kit.services.db, greet, { id: 6 }, { key: 'greet-6', runAt });
    await addJob(kit.services.db, greet, { id: 7 }, { key: 'greet-6', runAt, maxAttempts: 3 });
    await addJob(kit.services.db, greet, { id: 8 }, { key: 'other', runAt });
    const rows = await waiting();
    expect(rows.map(({ key, max_attempts }) => [key, max_attempts])).toEqual([
      ['greet-6', 3],
      ['other', 25],
    ]);
    expect(rows[0].run_at).toEqual(runAt);
  });

  test('needs no payload when the schema accepts anything', async () => {
    await addJob(kit.services.db, nightly, undefined);
    expect(await waiting()).toMatchObject([{ task_identifier: 'nightly' }]);
  });
});

describe('a cron job', () => {
  test('is registered once by the runner, under its own name', async () => {
    await start();
    const known = () => kit.rows('select identifier from graphile_worker._private_known_crontabs');
    await poll(known, { interval: 20 }).toEqual([{ identifier: 'nightly' }]);
  });

  test('with an invalid schedule prevents the start', async () => {
    const wrong = job({
      name: 'wrong',
      payload: z.unknown(),
      cron: 'every night',
      work: async (_: Recorded) => undefined,
    });
    await expect(start([wrong as never])).rejects.toThrow();
  });
});
