import { expect, test } from 'vitest';
import { agoOf } from './time-ago.tsx';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:30Z', 'now'],
  ['2026-11-15T12:10:00Z', 'now'],
  ['2026-11-15T11:59:00Z', { unit: 'minute', count: 1 }],
  ['2026-11-15T11:00:01Z', { unit: 'minute', count: 59 }],
  ['2026-11-15T10:00:00Z', { unit: 'hour', count: 2 }],
  ['2026-11-14T12:00:00Z', { unit: 'day', count: 1 }],
  ['2026-11-08T12:00:01Z', { unit: 'day', count: 6 }],
  ['2026-11-08T12:00:00Z', 'date'],
])('returns the relative time of %s', (then, ago) => {
  expect(agoOf(new Date(then), now)).toEqual(ago);
});
