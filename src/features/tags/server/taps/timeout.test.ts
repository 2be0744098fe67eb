import { expect, test } from 'vitest';
import { withTimeout } from './timeout.ts';

test('what comes in time is passed on, be it good or bad', async () => {
  expect(await withTimeout(Promise.resolve(7), 10_000)).toBe(7);
  await expect(withTimeout(Promise.reject(new Error('bad')), 10_000)).rejects.toThrow('bad');
});

test('what does not come is given up', async () => {
  await expect(withTimeout(new Promise(() => undefined), 1)).rejects.toThrow('1 ms');
});
