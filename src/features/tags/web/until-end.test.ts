import { expect, test } from 'vitest';
import { untilEnd } from './page/until.ts';

const now = new Date('2026-11-15T10:00:00Z');
const ending = (until: string) => untilEnd({ schedule: { profileId: 2, until } }, now);

test('schedules no refetch without an end time', () => {
  expect(untilEnd(undefined, now)).toBe(false);
  expect(untilEnd({ schedule: null }, now)).toBe(false);
});

test('refetches 1.5 seconds after the end, never immediately, and within the timer limit', () => {
  expect(ending('2026-11-15T11:00:00Z')).toBe(3_601_500);
  expect(ending('2026-11-15T09:00:00Z')).toBe(1_500);
  expect(ending('2027-11-15T09:00:00Z')).toBe(2_147_483_647);
});
