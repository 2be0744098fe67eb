import { expect, test } from 'vitest';
import { codesFile, groupCode, groupSecret } from './second-factor-code.ts';

test('a secret is read in groups of four', () => {
  expect(groupSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(groupSecret('ABCDEF')).toBe('ABCD EF');
  expect(groupSecret('')).toBe('');
});

test('a recovery code has groups of four, however it comes', () => {
  expect(groupCode('abcd2345efgh6723')).toBe('abcd-2345-efgh-6723');
  expect(groupCode('abcd-2345-efgh-6723')).toBe('abcd-2345-efgh-6723');
});

test('the file opens in every editor: a heading, an empty line, a code a line', () => {
  expect(codesFile('קודי שחזור', ['abcd2345efgh6723', 'fghi2345jklm6723'])).toBe(
    'קודי שחזור\r\n\r\nabcd-2345-efgh-6723\r\nfghi-2345-jklm-6723\r\n',
  );
});
