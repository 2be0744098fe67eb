import { expect, test } from 'vitest';
import { momentField, momentOfField, nextMorning } from './publish-moment.ts';

test.each([
  ['2026-11-16T09:00', '2026-11-16T07:00:00.000Z'],
  ['2026-07-16T09:30', '2026-07-16T06:30:00.000Z'],
])('%s in Israel is %s', (field, moment) => {
  expect(momentOfField(field)?.toISOString()).toBe(moment);
  expect(momentField(new Date(moment))).toBe(field);
});

test.each(['', '2026-11-16', '2026-99-16T09:00', 'tomorrow'])('%j is no moment', (field) => {
  expect(momentOfField(field)).toBeUndefined();
});

test('the next morning is tomorrow in Israel, late at night too', () => {
  // In Israel it is past midnight of the sixteenth already.
  expect(momentField(nextMorning(new Date('2026-11-15T22:30:00Z')))).toBe('2026-11-17T09:00');
  expect(momentField(nextMorning(new Date('2026-11-15T12:00:00Z')))).toBe('2026-11-16T09:00');
});
