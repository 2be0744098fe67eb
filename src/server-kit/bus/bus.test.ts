import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { type Bus, openBus } from './bus.ts';

const unsubscribe: (() => void)[] = [];

const kit = await createTestServices();
const here = kit.services.bus;
const there = await openBus(kit.url, kit.services.log);
afterAll(async () => {
  await there.close();
});
afterEach(() => {
  for (const stop of unsubscribe.splice(0)) stop();
});

function collect(bus: Bus, topic: string): string[] {
  const payloads: string[] = [];
  unsubscribe.push(bus.subscribe(topic, (payload) => payloads.push(payload)));
  return payloads;
}
const { poll } = expect;
const publish = (topic: string, payload: string) => here.publish(kit.services.db, topic, payload);
/** Messages keep their order: once this one has arrived, all earlier ones have. */
async function flushed(bus: Bus) {
  const markers = collect(bus, 'mark');
  // A marker also reaches the other process, possibly after the test that sent it.
  const marker = randomUUID();
  await publish('mark', marker);
  await poll(() => markers, { interval: 5 }).toContain(marker);
}
const busPids = async () => {
  const query =
    "select pid from pg_stat_activity where application_name = 'negia-bus' and datname = current_database()";
  return (await kit.pool.query<{ pid: number }>(query)).rows.map(({ pid }) => pid);
};
const cutConnections = async () => {
  const pids = await busPids();
  await kit.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
  return pids.length;
};

describe('bus messages', () => {
  test('reach every process including the sender, by exact topic', async () => {
    const [local, remote, other] = [collect(here, 'a'), collect(there, 'a'), collect(there, 'ab')];
    await publish('a', '1');
    await publish('a', '2');
    await flushed(there);
    await flushed(here);
    expect([local, remote, other]).toEqual([['1', '2'], ['1', '2'], []]);
  });

  test.each(['two words', ' spaces  around ', 'שלום עולם', '{"a":"ב ג"}', "quote ' and \\ and \n line", ''])(
    '%j arrives unchanged',
    async (payload) => {
      const remote = collect(there, 'b');
      await publish('b', payload);
      await flushed(there);
      expect(remote).toEqual([payload]);
    },
  );

  test('are delivered at commit and not before', async () => {
    const remote = collect(there, 'c');
    await kit.services.db.transaction(async (tx) => {
      await here.publish(tx, 'c', 'inside');
      await flushed(there);
      expect(remote).toEqual([]);
    });
    await flushed(there);
    expect(remote).toEqual(['inside']);
  });

  test('of a rolled-back transaction are never delivered', async () => {
    const remote = collect(there, 'd');
    const rolledBack = kit.services.db.transaction(async (tx) => {
      await here.publish(tx, 'd', 'never');
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(rolledBack).rejects.toThrow();
    await flushed(there);
    expect(remote).toEqual([]);
  });

  test('of more than 8,000 bytes are rejected when published', async () => {
    await expect(publish('e', 'א'.repeat(4_001))).rejects.toThrow();
    await expect(publish('e', 'x'.repeat(7_900))).resolves.toBeUndefined();
  });

  test('are not delivered after unsubscribing', async () => {
    const remote: string[] = [];
    const stop = there.subscribe('f', (payload) => remote.push(payload));
    stop();
    await publish('f', '1');
    await flushed(there);
    expect(remote).toEqual([]);
  });

  test('reach other subscribers when one fails, and the failure is logged', async () => {
    unsubscribe.push(
      there.subscribe('g', () => {
        throw new Error('a bad listener');
      }),
    );
    const remote = collect(there, 'g');
    await publish('g', '1');
    await flushed(there);
    expect(remote).toEqual(['1']);
    expect(kit.logged.join('')).toContain('a bad listener');
  });
});

describe('a lost bus connection', () => {
  test('reconnects, notifies its listeners and delivers messages again', async () => {
    const back: string[] = [];
    there.onReconnect(() => {
      throw new Error('one that fails');
    });
    there.onReconnect(() => back.push('there'));
    here.onReconnect(() => back.push('here'));
    for (const times of [1, 2]) {
      back.length = 0;
      expect(await cutConnections()).toBe(2);
      await poll(() => back.sort(), { interval: 10, timeout: 5_000 }).toEqual(['here', 'there']);
      const remote = collect(there, 'h');
      await publish('h', `after ${times}`);
      await poll(() => remote, { interval: 5 }).toEqual([`after ${times}`]);
    }
    expect(await busPids()).toHaveLength(2);
  });

  test('is not reopened when the bus was closed meanwhile', async () => {
    const brief = await openBus(kit.url, kit.services.log);
    let isBack = false;
    brief.onReconnect(() => {
      isBack = true;
    });
    const others = [here, there].map((bus) => new Promise<void>((resolve) => bus.onReconnect(resolve)));
    const losses = () => kit.logged.filter((line) => line.includes('lost its connection')).length;
    const before = losses();
    expect(await cutConnections()).toBe(3);
    await poll(losses, { interval: 5 }).toBeGreaterThanOrEqual(before + 3);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await brief.close();
    await Promise.all(others);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await busPids()).toHaveLength(2);
    expect(isBack).toBe(false);
  });

  test('rejects at start when it cannot be opened', async () => {
    await expect(openBus('postgres://negia@127.0.0.1:1/negia', kit.services.log)).rejects.toThrow('ECONNREFUSED');
  });
});
