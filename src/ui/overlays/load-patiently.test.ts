import { expect, test } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

test('what fails to load is asked for again until it comes, and then no more', async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts < 4) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  };
  expect(await loadPatiently(load, 1)).toBe('here');
  expect(attempts).toBe(4);
});
