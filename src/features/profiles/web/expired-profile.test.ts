import { expect, test } from 'vitest';
import { readExpiredProfile } from './expired-profile.tsx';

test.each([
  [undefined, '', { state: 'unknown' }],
  [undefined, '?name=Dana', { state: 'known', name: 'Dana' }],
  [undefined, '?name=%20', { state: 'unknown' }],
  ['{"profileName":"דנה","profileData":{}}', '?name=Other', { state: 'known', name: 'Other' }],
  ['{"profileName":"דנה","profileData":{}}', '', { state: 'known', name: 'דנה' }],
  ['{"profileName":"דנה","profileData":"{\\"id\\":1}"}', '', { state: 'known', name: 'דנה' }],
  ['{"profileData":{}}', '?name=Dana', { state: 'known', name: 'Dana' }],
  ['{"profileName":7}', '', { state: 'unknown' }],
  ['{"profileName":"x","profileData":"{oops"}', '?name=Dana', { state: 'broken' }],
  ['{oops', '?name=Dana', { state: 'broken' }],
  ['null', '', { state: 'broken' }],
  ['[]', '', { state: 'broken' }],
  ['', '', { state: 'broken' }],
  [`{"profileName":"${'x'.repeat(500)}"}`, '', { state: 'known', name: 'x'.repeat(80) }],
])('stored %s and query %s', (stored, query, expected) => {
  expect(readExpiredProfile(stored, query)).toEqual(expected);
});
