import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

interface Batch {
  readonly keys: readonly string[];
  readonly answer: (found: ReadonlyMap<string, number>) => void;
  readonly fail: (error: Error) => void;
}

function start({ most = 100, atOnce = 2, enough = 100, slowMilliseconds = 60_000 } = {}) {
  const batches: Batch[] = [];
  const failures: unknown[] = [];
  const ask = createBatchLoader<number>({
    read: (keys) => new Promise((answer, fail) => batches.push({ keys, answer, fail })),
    onFailure: (error) => void failures.push(error),
    ...{ most, atOnce, enough, slowMilliseconds },
  });
  const heard: [string, number | undefined, boolean][] = [];
  const asks = (...keys: string[]) => {
    for (const key of keys) ask(key, (value, isFailed) => heard.push([key, value, isFailed]));
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve)).then(() => new Promise((r) => setImmediate(r)));
  return { batches, failures, heard, asks, turn };
}

test('whoever asks in one turn is answered by one read, each key read once', async () => {
  const { batches, heard, asks, turn } = start();
  asks('a', 'b', 'a');
  expect(batches).toEqual([]);
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  batches[0]?.answer(new Map([['a', 1]]));
  await turn();
  expect(heard).toEqual([
    ['a', 1, false],
    ['a', 1, false],
    ['b', undefined, false],
  ]);
});

test('whoever asks while a read is under way is in the next one, and never answered by what was read before', async () => {
  const { batches, heard, asks, turn } = start();
  asks('a');
  await turn();
  asks('a', 'c');
  await turn();
  expect(batches).toHaveLength(1);
  batches[0]?.answer(new Map([['a', 1]]));
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['a', 'c']]);
  batches[1]?.answer(new Map([['a', 2]]));
  await turn();
  expect(heard).toEqual([
    ['a', 1, false],
    ['a', 2, false],
    ['c', undefined, false],
  ]);
});

test('no read is larger than it may be, and no more are under way than may be', async () => {
  const { batches, asks, turn } = start({ most: 2, enough: 2 });
  asks('a', 'b', 'c', 'd', 'e');
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  asks('f');
  batches[1]?.answer(new Map());
  await turn();
  expect(batches[2]?.keys).toEqual(['e', 'f']);
});

test('beside a read that takes long, another begins for whoever comes', async () => {
  const { batches, heard, asks, turn } = start({ slowMilliseconds: -1 });
  asks('a');
  await turn();
  asks('b');
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  batches[1]?.answer(new Map([['b', 2]]));
  await turn();
  expect(heard).toEqual([['b', 2, false]]);
});

test('a read that fails is told to all who waited for it, and the next goes on', async () => {
  const { batches, failures, heard, asks, turn } = start();
  asks('a', 'b');
  await turn();
  const error = new Error('gone');
  batches[0]?.fail(error);
  await turn();
  expect([failures, heard]).toEqual([
    [error],
    [
      ['a', undefined, true],
      ['b', undefined, true],
    ],
  ]);
  asks('a');
  await turn();
  expect(batches).toHaveLength(2);
});
