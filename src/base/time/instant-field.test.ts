import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantField, instantOfField } from './instant-field.ts';
import { clockOf } from './israel-time.ts';

test.each([
  ['2026-11-16T09:00', '2026-11-16T07:00:00.000Z'],
  ['2026-07-16T09:30', '2026-07-16T06:30:00.000Z'],
  ['2026-11-16T00:00', '2026-11-15T22:00:00.000Z'],
])('%s in Israel is %s', (field, instant) => {
  expect(instantOfField(field)?.toISOString()).toBe(instant);
  expect(instantOfField(`${field}:00`)?.toISOString()).toBe(instant);
  expect(instantField(new Date(instant))).toBe(field);
});

test.each(['', '2026-11-16', 'soon', '2026-99-16T09:00'])('%j is not a valid time', (field) => {
  expect(instantOfField(field)).toBeUndefined();
});

test('a field parses back to the same time, except in the repeated hour', () => {
  const minutes = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(minute * 60_000);
      const back = instantOfField(instantField(instant));
      const isTwice = clockOf(new Date(instant.getTime() - 3_600_000)) === clockOf(instant);
      if (!isTwice) expect(back?.getTime()).toBe(instant.getTime());
    }),
  );
});
