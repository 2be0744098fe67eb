import { expect, test } from 'vitest';
import { codesFile, groupCode, groupSecret } from './second-factor-section.tsx';

test('a secret is formatted in groups of four', () => {
  expect(groupSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(groupSecret('ABCDEF')).toBe('ABCD EF');
  expect(groupSecret('')).toBe('');
});

test('a recovery code is formatted in groups of four, with or without dashes', () => {
  expect(groupCode('abcd2345efgh6723')).toBe('abcd-2345-efgh-6723');
  expect(groupCode('abcd-2345-efgh-6723')).toBe('abcd-2345-efgh-6723');
});

test('the codes file has a heading, an empty line, and one code per line with CRLF', () => {
  expect(codesFile('קודי שחזור', ['abcd2345efgh6723', 'fghi2345jklm6723'])).toBe(
    'קודי שחזור\r\n\r\nabcd-2345-efgh-6723\r\nfghi-2345-jklm-6723\r\n',
  );
});
