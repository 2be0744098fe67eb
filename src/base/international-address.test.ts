import { domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { readableAddress } from './international-address.ts';

test.each([
  'https://מסעדה-טובה.co.il/תפריט?יום=שני#בוקר',
  'https://www.דוגמה.com/',
  'https://bücher.example/straße',
  'https://例え.テスト/',
  'https://מ1.example/',
])('%s is shown as it was written', (typed) => {
  const stored = new URL(typed).href;
  expect(stored).toMatch(/^[ -~]+$/);
  expect(readableAddress(stored)).toBe(typed);
  expect(new URL(readableAddress(stored)).href).toBe(stored);
  expect(new URL(readableAddress(stored)).hostname).toBe(new URL(typed).hostname);
  expect(readableAddress(stored)).toContain(domainToUnicode(new URL(typed).hostname));
});

test.each([
  'https://example.com/a%20b?c=%2F%26',
  'https://example.com/%E2%80%AEmoc',
  'https://example.com/%D7',
  'https://xn--!.example/',
  'https://xn--999999999.example/',
  'mailto:dana@cards.example',
  'dana',
  '',
])('%s stays as it is', (address) => {
  expect(readableAddress(address)).toBe(address);
});
