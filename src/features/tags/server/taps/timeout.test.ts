import { expect, test } from 'vitest';
import { withTimeout } from './timeout.ts';

test('passes on a result or an error that arrives in time', async () => {
  expect(await withTimeout(Promise.resolve(7), 10_000)).toBe(7);
  await expect(withTimeout(Promise.reject(new Error('bad')), 10_000)).rejects.toThrow('bad');
});

test('rejects after the timeout', async () => {
  await expect(withTimeout(new Promise(() => undefined), 1)).rejects.toThrow('1 ms');
});
