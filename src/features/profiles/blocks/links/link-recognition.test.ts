import { expect, test } from 'vitest';
import { readLink } from './link-recognition.ts';

test.each([
  ['https://www.instagram.com/dana', 'instagram', 'https://www.instagram.com/dana'],
  ['instagram.com/dana', 'instagram', 'https://instagram.com/dana'],
  ['http://t.me/dana', 'telegram', 'http://t.me/dana'],
  ['www.facebook.com/dana.levi', 'facebook', 'https://www.facebook.com/dana.levi'],
  ['https://www.google.com/maps/place/x', 'google-maps', 'https://www.google.com/maps/place/x'],
  ['negia.example', undefined, 'https://negia.example/'],
  ['\u200fnegia.example/a b', undefined, 'https://negia.example/a%20b'],
])('recognizes %s', (typed, network, address) => {
  const read = readLink(typed);
  expect([read.network?.id, read.address, read.candidates]).toEqual([network, address, []]);
});

test.each(['@dana', 'dana', 'dana_levi-1'])('treats %s as a handle that may exist on several networks', (typed) => {
  const { address, candidates } = readLink(typed);
  expect(address).toBeUndefined();
  expect(candidates.map(({ network }) => network.id)).toContain('instagram');
  expect(candidates[0]?.address).toBe(`https://www.instagram.com/${typed.replace('@', '')}`);
});

test.each(['', ' ', 'javascript:alert(1)', 'דנה לוי', 'data:text/html,x', '@', 'a b c'])(
  'recognizes neither a link nor a handle in %j',
  (typed) => {
    expect(readLink(typed)).toEqual({ candidates: [] });
  },
);
