import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { listMonths } from './counting/month-queries.ts';
import type { Counted } from './counting/pending-events.ts';
import { createQueue } from './counting/queue.ts';
import { statsJobs } from './jobs.ts';
import { countedView } from './testing/counted-view.ts';

const kit = await createTestServices();
beforeEach(async () => {
  for (const month of await listMonths(kit.services.db))
    await kit.pool.query(`drop table events_${month.replace('-', '_')}`);
  await kit.pool.query('truncate stat_sums, day_visitors, visitor_salts');
});

const run = async (name: string) => {
  const found = statsJobs.find((one) => one.name === name);
  if (!found) throw new Error(`There is no job ${name}`);
  await found.work(kit.services, {});
};

async function addProfile(): Promise<number> {
  const now = new Date();
  const [owner_id, slug] = [await addUser(kit), randomUUID()];
  return (await kit.insert('profiles', { owner_id, slug, draft: {}, created_at: now, updated_at: now })).id;
}

async function count(events: readonly { profileId?: number; at: string; kind?: Counted['kind'] }[]): Promise<void> {
  const queue = createQueue(kit.services);
  for (const { at, ...more } of events) queue.push({ is: 'counted', ...countedView({ ...more, at: new Date(at) }) });
  await queue.flush();
}

describe('month partitions', () => {
  test('are created ahead for this month and the next two, once', async () => {
    kit.setTime(new Date('2026-11-30T23:30:00Z'));
    await run('turn-event-months');
    await run('turn-event-months');
    expect(await listMonths(kit.services.db)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  test('are created on demand, also for distant dates', async () => {
    await count([{ at: '2026-11-30T23:59:59.999Z' }, { at: '2026-12-01T00:00:00Z' }, { at: '2041-02-03T00:00:00Z' }]);
    expect(await listMonths(kit.services.db)).toEqual(['2026-11', '2026-12', '2041-02']);
    expect((await kit.row('select count(*)::int from events_2026_11')).count).toBe(1);
  });

  test('are created once for concurrent events', async () => {
    await Promise.all([count([{ at: '2033-01-01T00:00:00Z' }]), count([{ at: '2033-01-02T00:00:00Z' }])]);
    expect((await kit.row('select count(*)::int from events_2033_01')).count).toBe(2);
  });

  test('are dropped after thirteen months, and their sums stay', async () => {
    await count([{ at: '2025-09-30T12:00:00Z' }, { at: '2025-10-01T12:00:00Z' }]);
    kit.setTime(new Date('2026-11-15T01:41:00Z'));
    await run('turn-event-months');
    expect(await listMonths(kit.services.db)).toEqual(['2025-10', '2026-11', '2026-12', '2027-01']);
    const rows = await kit.rows(`select day::text from stat_sums where kind = 'view' and dimension = 'all' order by 1`);
    expect(rows.map(({ day }) => day)).toEqual(['2025-09-30', '2025-10-01']);
  });
});

describe('visitors', () => {
  const markOf = async (at: string) => {
    return (await kit.row('select visitor from events where at = $1', [at])).visitor.toString('hex');
  };

  test('are recognized on the same day by any process, and never afterwards', async () => {
    const [morning, evening] = ['2026-11-10T06:00:00.000Z', '2026-11-10T21:00:00.000Z'];
    kit.setTime(new Date(evening));
    await count([{ at: morning }]);
    await count([{ at: evening }]);
    expect(await markOf(morning)).toBe(await markOf(evening));
    kit.setTime(new Date('2026-11-10T22:05:00Z'));
    await run('forget-visitors');
    expect((await kit.pool.query('select * from visitor_salts')).rowCount).toBe(0);
    expect((await kit.pool.query('select * from day_visitors')).rowCount).toBe(0);
    const late = '2026-11-10T21:59:59.000Z';
    await count([{ at: late }]);
    expect(await markOf(late)).not.toBe(await markOf(evening));
  });

  test('of today are still recognized after the job', async () => {
    kit.setTime(new Date('2026-11-10T12:00:00Z'));
    await count([{ at: '2026-11-10T12:00:00Z' }]);
    await run('forget-visitors');
    await count([{ at: '2026-11-10T13:00:00Z' }]);
    const rows = await kit.rows(`select count::int from stat_sums where kind = 'visitor' and dimension = 'all'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('are also removed from memory: the same process has another salt the next day', async () => {
    kit.setTime(new Date('2026-11-10T21:00:00Z'));
    const queue = createQueue(kit.services);
    const at = (time: string): void => queue.push({ is: 'counted', ...countedView({ at: new Date(time) }) });
    at('2026-11-10T21:00:00.000Z');
    await queue.flush();
    kit.setTime(new Date('2026-11-11T10:00:00Z'));
    await run('forget-visitors');
    at('2026-11-10T21:30:00.000Z');
    await queue.flush();
    expect(await markOf('2026-11-10T21:00:00.000Z')).not.toBe(await markOf('2026-11-10T21:30:00.000Z'));
  });
});

test('deletes the statistics of deleted profiles, and nothing else', async () => {
  const [retained, deleted] = [await addProfile(), await addProfile()];
  const at = '2026-11-10T12:00:00Z';
  kit.setTime(new Date(at));
  await count([
    { profileId: retained, at },
    { profileId: deleted, at },
    { profileId: deleted, at: '2026-10-10T12:00:00Z' },
  ]);
  await kit.pool.query('delete from profiles where id = $1', [deleted]);
  await run('sweep-stats');
  for (const table of ['events', 'stat_sums', 'day_visitors']) {
    const rows = await kit.rows(`select distinct profile_id from ${table}`);
    expect([table, rows]).toEqual([table, [{ profile_id: retained }]]);
  }
  await run('sweep-stats');
});
