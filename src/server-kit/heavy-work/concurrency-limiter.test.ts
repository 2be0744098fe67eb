import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('limits concurrency and starts work in order', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 2 });
  const started: number[] = [];
  const finishers: (() => void)[] = [];
  const all = [1, 2, 3, 4].map((name) =>
    limiter.run(() => {
      started.push(name);
      return new Promise<number>((resolve) => finishers.push(() => resolve(name)));
    }),
  );
  await nextTick();
  expect(started).toEqual([1, 2]);
  expect(limiter.isBusy).toBe(true);
  finishers[1]?.();
  await nextTick();
  expect(started).toEqual([1, 2, 3]);
  for (const end of finishers) end();
  await nextTick();
  for (const end of finishers) end();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  expect(limiter.isBusy).toBe(false);
});

test('refuses when the queue is full, and frees the slot of a failed run', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 1, maxQueued: 1, message: 'files.errors.busy' });
  let fail: (error: Error) => void = () => undefined;
  const first = limiter.run(() => new Promise((_, reject) => (fail = reject)));
  const second = limiter.run(async () => 'second');
  await expect(limiter.run(async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    options: { message: 'files.errors.busy', retryAfterSeconds: 5 },
  });
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('second');
  expect(await limiter.run(async () => 'fourth')).toBe('fourth');
});
