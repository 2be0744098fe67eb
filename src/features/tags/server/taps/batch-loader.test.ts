import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

interface Batch {
  readonly keys: readonly string[];
  readonly answer: (found: ReadonlyMap<string, number>) => void;
  readonly fail: (error: Error) => void;
}

function start({
  most: maxBatch = 100,
  atOnce: concurrency = 2,
  enough: minBatch = 100,
  slowMilliseconds = 60_000,
} = {}) {
  const batches: Batch[] = [];
  const failures: unknown[] = [];
  const load = createBatchLoader<number>({
    read: (keys) => new Promise((answer, fail) => batches.push({ keys, answer, fail })),
    onFailure: (error) => void failures.push(error),
    maxBatch,
    concurrency,
    minBatch,
    slowMilliseconds,
  });
  const results: [string, number | undefined, boolean][] = [];
  const loadAll = (...keys: string[]) => {
    for (const key of keys) load(key, (value, isFailed) => results.push([key, value, isFailed]));
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve)).then(() => new Promise((r) => setImmediate(r)));
  return { batches, failures, results, loadAll, turn };
}

test('loads of one tick are batched into one read, with each key once', async () => {
  const { batches, results, loadAll, turn } = start();
  loadAll('a', 'b', 'a');
  expect(batches).toEqual([]);
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  batches[0]?.answer(new Map([['a', 1]]));
  await turn();
  expect(results).toEqual([
    ['a', 1, false],
    ['a', 1, false],
    ['b', undefined, false],
  ]);
});

test('loads during a read wait for the next one and never get its older result', async () => {
  const { batches, results, loadAll, turn } = start();
  loadAll('a');
  await turn();
  loadAll('a', 'c');
  await turn();
  expect(batches).toHaveLength(1);
  batches[0]?.answer(new Map([['a', 1]]));
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['a', 'c']]);
  batches[1]?.answer(new Map([['a', 2]]));
  await turn();
  expect(results).toEqual([
    ['a', 1, false],
    ['a', 2, false],
    ['c', undefined, false],
  ]);
});

test('batch size and concurrent reads are limited', async () => {
  const { batches, loadAll, turn } = start({ most: 2, enough: 2 });
  loadAll('a', 'b', 'c', 'd', 'e');
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  loadAll('f');
  batches[1]?.answer(new Map());
  await turn();
  expect(batches[2]?.keys).toEqual(['e', 'f']);
});

test('starts another read while a slow one is in progress', async () => {
  const { batches, results, loadAll, turn } = start({ slowMilliseconds: -1 });
  loadAll('a');
  await turn();
  loadAll('b');
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  batches[1]?.answer(new Map([['b', 2]]));
  await turn();
  expect(results).toEqual([['b', 2, false]]);
});

test('a failed read rejects all its waiting loads, and the next read proceeds', async () => {
  const { batches, failures, results, loadAll, turn } = start();
  loadAll('a', 'b');
  await turn();
  const error = new Error('gone');
  batches[0]?.fail(error);
  await turn();
  expect([failures, results]).toEqual([
    [error],
    [
      ['a', undefined, true],
      ['b', undefined, true],
    ],
  ]);
  loadAll('a');
  await turn();
  expect(batches).toHaveLength(2);
});
