import { expect, test } from 'vitest';
import { trimmed } from './trimmed.ts';

test.each([
  ['--a--b--', 'a--b'],
  ['a', 'a'],
  ['---', ''],
  ['', ''],
])('%j loses its dashes at both ends: %j', (text, expected) => {
  expect(trimmed(text, /-/)).toBe(expected);
});

test('only the last ones go when only those are asked for', () => {
  expect(trimmed('//a//', /\//, 'last')).toBe('//a');
});

test('a letter outside of the basic plane is one letter', () => {
  expect(trimmed('\u{11066}a\u{11066}', /\p{N}/u)).toBe('a');
});
