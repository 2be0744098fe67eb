import { expect, test } from 'vitest';
import { cleanName, fileLimits, inMegabytes, quotaOf } from './domain.ts';

test.each([
  ['תמונה שלי.jpg', 'תמונה שלי.jpg'],
  ['C:\\photos\\me.png', 'me.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202egnp.exe', 'abgnp.exe'],
  ['\ud800x.jpg', '\ufffdx.jpg'],
  ['  ', 'picture'],
  ['', 'picture'],
  ['folder/', 'picture'],
])('%j is stored as %j', (input, expected) => {
  expect(cleanName(input, 'picture')).toBe(expected);
});

test('a long name is truncated before its extension without splitting a character', () => {
  const long = cleanName(`${'😀'.repeat(300)}.jpeg`, 'x');
  expect([...long]).toHaveLength(fileLimits.nameMax);
  expect(long.endsWith('😀.jpeg')).toBe(true);
  expect([...cleanName('a'.repeat(500), 'x')]).toHaveLength(fileLimits.nameMax);
});

test('the storage quota grows with the plan; the demo has the smallest, fixed quota', () => {
  const quotas = (['basic', 'advanced', 'pro'] as const).map((type) => quotaOf(type, false));
  expect(quotas.map(({ bytes }) => inMegabytes(bytes))).toEqual([50, 500, 2_048]);
  expect(quotas.map(({ canGrow }) => canGrow)).toEqual([true, true, false]);
  expect(quotaOf('pro', true)).toEqual({ bytes: quotas[0]?.bytes, canGrow: false });
});
