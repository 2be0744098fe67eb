import { expect, test } from 'vitest';
import { trimmed } from './trimmed.ts';

test.each([
  ['--a--b--', 'a--b'],
  ['a', 'a'],
  ['---', ''],
  ['', ''],
])('%j without dashes at both ends is %j', (text, expected) => {
  expect(trimmed(text, /-/)).toBe(expected);
});

test('trims only the end when only the end is requested', () => {
  expect(trimmed('//a//', /\//, 'last')).toBe('//a');
});

test('a character outside the basic plane is one character', () => {
  expect(trimmed('\u{11066}a\u{11066}', /\p{N}/u)).toBe('a');
});
