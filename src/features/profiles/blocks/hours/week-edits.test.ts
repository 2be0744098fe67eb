import { expect, test } from 'vitest';
import { copyHours, minutesOf, overlapsEarlier, withSpan } from './week-edits.ts';

const nine = [{ from: 540, to: 1_020 }];
const week = [nine, [], [], [], [], [], []];

test('copies hours to Sunday through Thursday, to every day, or to one day', () => {
  expect(copyHours(week, 0, 'work')).toEqual([nine, nine, nine, nine, nine, [], []]);
  expect(copyHours(week, 0, 'all')).toEqual(Array(7).fill(nine));
  expect(copyHours(week, 0, 5)).toEqual([nine, [], [], [], [], nine, []]);
});

test('copies a closed day as closed', () => {
  expect(copyHours([nine, ...Array(6).fill(nine)], 1, 'all')[0]).toEqual(nine);
  expect(copyHours([[], nine, nine, nine, nine, nine, nine], 0, 6)[6]).toEqual([]);
});

test('the first span is a full day, the second the afternoon, and later ones follow the last', () => {
  expect(withSpan([])).toEqual([{ from: 540, to: 1_020 }]);
  expect(withSpan([{ from: 540, to: 780 }])[1]).toEqual({ from: 960, to: 1_140 });
  expect(withSpan([{ from: 540, to: 1_020 }])[1]).toEqual({ from: 1_080, to: 1_200 });
  expect(withSpan([{ from: 540, to: '2500' as never }])[1]).toEqual({ from: 960, to: 1_140 });
});

test.each([
  ['9', 540],
  ['09:30', 570],
  ['9.30', 570],
  ['930', 570],
  ['1730', 1_050],
  ['24:00', 1_440],
  ['24:30', undefined],
  ['25', undefined],
  ['9:60', undefined],
  ['9 AM', undefined],
  ['', undefined],
])('the typed time %j is read as %s minutes', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});

test('adding spans stays within 24 hours and at most six spans', () => {
  let spans = withSpan([]);
  for (let count = 0; count < 10; count += 1) spans = withSpan(spans);
  expect(spans).toHaveLength(6);
  expect(spans.every(({ from, to }) => from >= 0 && to <= 1_440)).toBe(true);
});

test.each([
  ['touching', [nine[0], { from: 1_020, to: 1_080 }], false],
  ['within', [nine[0], { from: 600, to: 660 }], true],
  [
    'until after midnight',
    [
      { from: 1_200, to: 120 },
      { from: 1_300, to: 1_380 },
    ],
    true,
  ],
  ['a time that is not typed yet', [nine[0], { from: Number.NaN, to: 660 }], false],
])('finds hours that overlap those above: %s', (_, spans, isOverlap) => {
  expect(overlapsEarlier(spans as typeof nine, 1)).toBe(isOverlap);
  expect(overlapsEarlier(spans as typeof nine, 0)).toBe(false);
});
