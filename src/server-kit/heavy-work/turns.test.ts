import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('works on so many at once, in the order in which they came', async () => {
  const turns = createTurns({ atOnce: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [1, 2, 3, 4].map((name) =>
    turns.run(() => {
      begun.push(name);
      return new Promise<number>((resolve) => ends.push(() => resolve(name)));
    }),
  );
  await settle();
  expect(begun).toEqual([1, 2]);
  expect(turns.isBusy).toBe(true);
  ends[1]?.();
  await settle();
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends) end();
  await settle();
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  expect(turns.isBusy).toBe(false);
});

test('asks the next one to come back when too many wait, and gives the place of a failure on', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1, message: 'files.errors.busy' });
  let fail: (error: Error) => void = () => undefined;
  const first = turns.run(() => new Promise((_, reject) => (fail = reject)));
  const second = turns.run(async () => 'second');
  await expect(turns.run(async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    options: { message: 'files.errors.busy', retryAfterSeconds: 5 },
  });
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('second');
  expect(await turns.run(async () => 'fourth')).toBe('fourth');
});
