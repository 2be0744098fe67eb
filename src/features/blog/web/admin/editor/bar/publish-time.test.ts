import { expect, test } from 'vitest';
import { instantField, instantOfField, nextMorning } from './publish-time.ts';

test.each([
  ['2026-11-16T09:00', '2026-11-16T07:00:00.000Z'],
  ['2026-07-16T09:30', '2026-07-16T06:30:00.000Z'],
])('%s in Israel is %s', (field, instant) => {
  expect(instantOfField(field)?.toISOString()).toBe(instant);
  expect(instantField(new Date(instant))).toBe(field);
});

test.each(['', '2026-11-16', '2026-99-16T09:00', 'tomorrow'])('%j is no moment', (field) => {
  expect(instantOfField(field)).toBeUndefined();
});

test('the next morning is tomorrow in Israel, late at night too', () => {
  // In Israel it is past midnight of the sixteenth already.
  expect(instantField(nextMorning(new Date('2026-11-15T22:30:00Z')))).toBe('2026-11-17T09:00');
  expect(instantField(nextMorning(new Date('2026-11-15T12:00:00Z')))).toBe('2026-11-16T09:00');
});
