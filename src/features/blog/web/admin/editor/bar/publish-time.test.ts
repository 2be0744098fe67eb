import { expect, test } from 'vitest';
import { nextMorning } from './top-bar.tsx';

test('the next morning is tomorrow in Israel time, also late at night', () => {
  // In Israel it is already past midnight on the 16th.
  expect(nextMorning(new Date('2026-11-15T22:30:00Z'))).toEqual(new Date('2026-11-17T07:00:00Z'));
  expect(nextMorning(new Date('2026-11-15T12:00:00Z'))).toEqual(new Date('2026-11-16T07:00:00Z'));
});
