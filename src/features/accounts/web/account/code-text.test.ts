import { expect, test } from 'vitest';
import { codesFile, groupCode, groupSecret } from './code-text.ts';

test('a secret is read in groups of four', () => {
  expect(groupSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(groupSecret('ABCDEF')).toBe('ABCD EF');
  expect(groupSecret('')).toBe('');
});

test('a recovery code has two halves, however it comes', () => {
  expect(groupCode('abcde23457')).toBe('abcde-23457');
  expect(groupCode('abcde-23457')).toBe('abcde-23457');
});

test('the file opens in every editor: a heading, an empty line, a code a line', () => {
  expect(codesFile('קודי שחזור', ['abcde23457', 'fghij23457'])).toBe(
    'קודי שחזור\r\n\r\nabcde-23457\r\nfghij-23457\r\n',
  );
});
