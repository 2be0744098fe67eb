import { expect, test } from 'vitest';
import { type Channel, type Locks, shareLine } from './share-line.ts';

/** Node has the real channel of browsers, and no locks: these keep the order in which they were asked for. */
function createLocks(): Locks {
  let tail = Promise.resolve();
  let held = 0;
  return {
    request: async (_, { ifAvailable, signal }, hold) => {
      if (ifAvailable && held > 0) return hold(null);
      held += 1;
      const before = tail;
      let free = () => {};
      tail = new Promise((resolve) => {
        free = resolve;
      });
      try {
        await before;
        signal?.throwIfAborted();
        return await hold({});
      } finally {
        held -= 1;
        free();
      }
    },
  };
}

interface Tab {
  readonly heard: string[];
  readonly holds: boolean[];
  tell: ((topic: string) => void) | undefined;
  close(): void;
}

function openTab(name: string, locks: Locks | undefined, openChannel?: (name: string) => Channel): Tab {
  const tab: Tab = { heard: [], holds: [], tell: undefined, close: () => undefined };
  const close = shareLine({
    name,
    locks,
    openChannel: openChannel ?? ((of) => new BroadcastChannel(of) as unknown as Channel),
    hold: (tell, isLate) => {
      tab.holds.push(isLate);
      tab.tell = tell;
      return () => {
        tab.tell = undefined;
      };
    },
    hear: (topic) => tab.heard.push(topic),
  });
  return Object.assign(tab, { close });
}

const poll = (look: () => unknown) => expect.poll(look, { interval: 5, timeout: 10_000 });

test('one tab holds the line, all of them hear, and the next takes over when it closes', async () => {
  const locks = createLocks();
  const tabs = [1, 2, 3].map(() => openTab('over', locks));
  const [first, second, third] = tabs as [Tab, Tab, Tab];
  await poll(() => first.holds).toEqual([false]);
  first.tell?.('leads');
  for (const { heard } of tabs) await poll(() => heard).toEqual(['leads']);
  expect([second.holds, third.holds]).toEqual([[], []]);
  first.close();
  await poll(() => second.holds).toEqual([true]);
  expect(first.tell).toBeUndefined();
  second.tell?.('stats');
  await poll(() => third.heard).toEqual(['leads', 'stats']);
  expect(first.heard).toEqual(['leads']);
  third.close();
  second.close();
  expect(third.holds).toEqual([]);
});

test('a tab that closes before its turn never opens a line', async () => {
  const locks = createLocks();
  const [first, second, third] = [1, 2, 3].map(() => openTab('turn', locks)) as [Tab, Tab, Tab];
  await poll(() => first.holds).toEqual([false]);
  second.close();
  first.close();
  await poll(() => third.holds).toEqual([true]);
  expect(second.holds).toEqual([]);
  third.close();
});

test('where tabs cannot agree, each has a line of its own', async () => {
  const [first, second] = [openTab('none', undefined), openTab('none', undefined)];
  expect([first.holds, second.holds]).toEqual([[false], [false]]);
  first.tell?.('leads');
  expect([first.heard, second.heard]).toEqual([['leads'], []]);
  first.close();
  second.close();
});

test('where agreeing is refused, too', async () => {
  const tab = openTab('refused', { request: () => Promise.reject(new Error('storage is closed')) });
  await poll(() => tab.holds).toEqual([false]);
  tab.close();
  expect(tab.tell).toBeUndefined();
});
