import { expect, test } from 'vitest';
import { type Channel, type Locks, shareEventStream } from './open-event-stream.ts';

/** Node has a real `BroadcastChannel` but no locks: these are granted in request order. */
function createLocks(): Locks {
  let lastRequest = Promise.resolve();
  let lockCount = 0;
  return {
    request: async (_, { ifAvailable, signal }, callback) => {
      if (ifAvailable && lockCount > 0) return callback(null);
      lockCount += 1;
      const before = lastRequest;
      let free = () => {};
      lastRequest = new Promise((resolve) => {
        free = resolve;
      });
      try {
        await before;
        signal?.throwIfAborted();
        return await callback({});
      } finally {
        lockCount -= 1;
        free();
      }
    },
  };
}

interface Tab {
  readonly topics: string[];
  readonly connections: boolean[];
  publish: ((topic: string) => void) | undefined;
  close(): void;
}

function openTab(name: string, locks: Locks | undefined, openChannel?: (name: string) => Channel): Tab {
  const tab: Tab = { topics: [], connections: [], publish: undefined, close: () => undefined };
  const close = shareEventStream({
    name,
    locks,
    openChannel: openChannel ?? ((of) => new BroadcastChannel(of) as unknown as Channel),
    connect: (publish, isTakeover) => {
      tab.connections.push(isTakeover);
      tab.publish = publish;
      return () => {
        tab.publish = undefined;
      };
    },
    onTopic: (topic) => tab.topics.push(topic),
  });
  return Object.assign(tab, { close });
}

const poll = (read: () => unknown) => expect.poll(read, { interval: 5, timeout: 10_000 });

test('one tab holds the connection, all tabs receive its events, and the next takes over when it closes', async () => {
  const locks = createLocks();
  const tabs = [1, 2, 3].map(() => openTab('over', locks));
  const [first, second, third] = tabs as [Tab, Tab, Tab];
  await poll(() => first.connections).toEqual([false]);
  first.publish?.('leads');
  for (const { topics } of tabs) await poll(() => topics).toEqual(['leads']);
  expect([second.connections, third.connections]).toEqual([[], []]);
  first.close();
  await poll(() => second.connections).toEqual([true]);
  expect(first.publish).toBeUndefined();
  second.publish?.('stats');
  await poll(() => third.topics).toEqual(['leads', 'stats']);
  expect(first.topics).toEqual(['leads']);
  third.close();
  second.close();
  expect(third.connections).toEqual([]);
});

test('a tab closed before its turn never connects', async () => {
  const locks = createLocks();
  const [first, second, third] = [1, 2, 3].map(() => openTab('turn', locks)) as [Tab, Tab, Tab];
  await poll(() => first.connections).toEqual([false]);
  second.close();
  first.close();
  await poll(() => third.connections).toEqual([true]);
  expect(second.connections).toEqual([]);
  third.close();
});

test('without locks, each tab has its own connection', async () => {
  const [first, second] = [openTab('none', undefined), openTab('none', undefined)];
  expect([first.connections, second.connections]).toEqual([[false], [false]]);
  first.publish?.('leads');
  expect([first.topics, second.topics]).toEqual([['leads'], []]);
  first.close();
  second.close();
});

test('a tab connects by itself when the lock request fails', async () => {
  const tab = openTab('refused', { request: () => Promise.reject(new Error('storage is closed')) });
  await poll(() => tab.connections).toEqual([false]);
  tab.close();
  expect(tab.publish).toBeUndefined();
});
