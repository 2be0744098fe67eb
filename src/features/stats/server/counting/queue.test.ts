import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { countNow } from '../index.ts';
import { breakableConnection } from '../testing/breakable-connection.ts';
import { countedView } from '../testing/counted-view.ts';
import type { Counted } from './pending-events.ts';
import { createQueue, type Queue } from './queue.ts';

const kit = await createTestServices();
kit.setTime(countedView().at);
beforeEach(() => kit.pool.query('truncate events, stat_sums, day_visitors, visitor_salts'));

const view = (profileId: number, address = '192.0.2.1'): Counted =>
  countedView({ profileId, visitor: { address, userAgent: 'a browser' } });
const push = (queue: Queue, event: Counted) => queue.push({ is: 'counted', ...event });

const count = async (kind = 'view'): Promise<number> => {
  const row = await kit.row(
    `select coalesce(sum(count), 0)::int as count from stat_sums where kind = $1 and dimension = 'all'`,
    [kind],
  );
  return row.count;
};

test('writes queued events automatically within about a second', async () => {
  push(createQueue(kit.services), view(1));
  await expect.poll(count, { timeout: 5_000 }).toBe(1);
});

test('writes more than a few thousand events without waiting and loses none between batches', async () => {
  const queue = createQueue(kit.services);
  for (let index = 0; index < 9_000; index += 1) push(queue, view(index % 7, `192.0.2.${index % 200}`));
  await queue.flush();
  expect([await count(), await count('visitor')]).toEqual([9_000, 1_400]);
  expect((await kit.row('select count(*)::int from events')).count).toBe(9_000);
});

test('concurrent counts of two processes add up, and a shared visitor counts once', async () => {
  const other = openDatabase(kit.url, kit.services.log);
  const queues = [createQueue(kit.services), createQueue({ ...kit.services, db: other.db })] as const;
  for (let turn = 0; turn < 10; turn += 1) {
    for (let index = 0; index < 300; index += 1) {
      push(queues[0], view(index % 50, `192.0.2.${index % 60}`));
      push(queues[1], view(49 - (index % 50), `192.0.2.${index % 60}`));
    }
    await Promise.all(queues.map((queue) => queue.flush()));
  }
  await other.close();
  expect(await count()).toBe(6_000);
  const pairs = new Set(
    Array.from({ length: 300 }, (_, index) => [
      `${index % 50} ${index % 60}`,
      `${49 - (index % 50)} ${index % 60}`,
    ]).flat(),
  );
  expect(await count('visitor')).toBe(pairs.size);
  expect(kit.logged.join('')).not.toContain('deadlock');
});

describe('while the database is unavailable', () => {
  test('events stay queued and are counted once after it returns', async () => {
    const connection = await breakableConnection(kit.url);
    const database = openDatabase(connection.url, kit.services.log, { connections: 2 });
    const queue = createQueue({ ...kit.services, db: database.db });
    push(queue, view(1));
    await queue.flush();
    await connection.disconnect();
    for (let index = 0; index < 20; index += 1) push(queue, view(1));
    for (let attempt = 0; attempt < 7; attempt += 1) await queue.flush();
    expect(await count()).toBe(1);
    await connection.reconnect();
    await expect
      .poll(async () => {
        await queue.flush();
        return count();
      })
      .toBe(21);
    await connection.disconnect();
    // Not awaited: a connection that is lost at the start of a transaction is never released.
    void database.close();
  });

  test('the queue is limited: the oldest events are dropped and logged', async () => {
    const connection = await breakableConnection(kit.url);
    await connection.disconnect();
    const database = openDatabase(connection.url, kit.services.log, { connections: 2 });
    const queue = createQueue({ ...kit.services, db: database.db });
    for (let index = 0; index < 100_050; index += 1) push(queue, view(index < 50 ? 1 : 2));
    await queue.flush();
    expect(kit.logged.filter((one) => one.includes('dropping the oldest')).join('')).toContain('"events":50');
    await connection.reconnect();
    await expect
      .poll(
        async () => {
          await queue.flush();
          return count();
        },
        { timeout: 30_000 },
      )
      .toBe(100_000);
    expect(await kit.rows('select distinct profile_id from stat_sums')).toEqual([{ profile_id: 2 }]);
    await connection.disconnect();
    await database.close();
  }, 60_000);
});

test('a batch that can never be written does not block later ones', async () => {
  const queue = createQueue(kit.services);
  push(queue, { ...view(1), host: 'nul\u0000' });
  for (let attempt = 0; attempt < 5; attempt += 1) await queue.flush();
  push(queue, view(2));
  await queue.flush();
  expect(await count()).toBe(1);
  expect(kit.logged.join('')).toContain('dropped');
});

describe('counting within a transaction', () => {
  const lead = { ...view(5), kind: 'lead' } as const;

  test('is committed with the transaction', async () => {
    await kit.services.db.transaction((tx) => countNow(tx, lead));
    expect(await count('lead')).toBe(1);
    expect(await kit.rows('select kind from events')).toEqual([{ kind: 'lead' }]);
  });

  test('is rolled back with it, including the salt and the month’s partition', async () => {
    await kit.pool.query('drop table if exists events_2031_05');
    const far = { ...lead, at: new Date('2031-05-05T10:00:00Z') };
    const services: Services = kit.services;
    const failing = services.db.transaction(async (tx) => {
      await countNow(tx, far);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count('lead')).toBe(0);
    expect((await kit.pool.query('select * from visitor_salts')).rowCount).toBe(0);
    await countNow(services.db, far);
    expect(await count('lead')).toBe(1);
    expect((await kit.pool.query('select * from events_2031_05')).rowCount).toBe(1);
  });
});
