import { expect, test } from 'vitest';
import { accepts } from './answers.ts';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip,br', true],
  ['br', true],
  ['BR;q=0.5', true],
  ['gzip, br;q=0', false],
  ['br;q=0.000', false],
  ['gzip, deflate', false],
  ['brotli, xbr', false],
  ['', false],
])('%j accepts brotli: %s', (header, accepted) => {
  expect(accepts(header, 'br')).toBe(accepted);
});
