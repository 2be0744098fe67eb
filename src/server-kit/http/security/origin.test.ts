import { expect, test } from 'vitest';
import { isSameOrigin } from './csrf.ts';

test.each([
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['http://[::1]:3000', 'http://localhost:3000', true],
  ['http://localhost:3001', 'http://localhost:3000', false],
  ['https://localhost:3000', 'http://localhost:3000', false],
  ['http://localhost.evil.example:3000', 'http://localhost:3000', false],
  ['https://cards.example', 'https://cards.example/', true],
  ['http://localhost', 'https://cards.example', false],
  ['https://evil.example', 'https://cards.example', false],
  ['null', 'https://cards.example', false],
])('compares %s with %s', (origin, publicUrl, isSame) => {
  expect(isSameOrigin(origin, publicUrl)).toBe(isSame);
});
