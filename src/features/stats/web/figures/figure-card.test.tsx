import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { locales } from '#i18n/locale.ts';
import { renderStats } from '../testing/render-stats.tsx';
import { changeOf, FigureCard } from './figure-card.tsx';
import { linePath, linePoints, Sparkline } from './sparkline.tsx';

test('a figure shows its name, its number and its change', () => {
  const html = renderStats(<FigureCard label="צפיות" value={1_180} before={1_000} />);
  for (const text of ['צפיות', '1,180', '18% יותר מהתקופה הקודמת']) expect(html).toContain(text);
});

test('shows a small figure’s change as a difference, and none without a preceding period', () => {
  expect(renderStats(<FigureCard label="פניות" value={2} before={5} weekly />)).toContain('3 פחות מהשבוע הקודם');
  expect(renderStats(<FigureCard label="פניות" value={5} before={5} />)).toContain('כמו בתקופה הקודמת');
  expect(renderStats(<FigureCard label="פניות" value={5} before={null} />)).not.toContain('התקופה');
});

const days = [3, 9, 0, 6].map((views, index) => ({ day: `2026-11-1${index}`, views }));

describe.each(locales)('the sparkline in %s', (locale) => {
  test('describes what it shows in its label, without inline styles', () => {
    const html = renderStats(<Sparkline days={days} />, { locale });
    expect(html).toContain('role="img"');
    const label = /aria-label="([^"]+)"/.exec(html)?.[1];
    for (const text of ['10', '13', '18', '9', '6']) expect(label).toContain(text);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('has a label for no views, and draws nothing without days', () => {
    const quiet = days.map((one) => ({ ...one, views: 0 }));
    expect(renderStats(<Sparkline days={quiet} />, { locale })).toMatch(/aria-label="(אין צפיות|No views)/);
    expect(renderStats(<Sparkline days={[]} />, { locale })).not.toContain('<circle');
  });
});

test('the last day is on the right, also when it is the only one', () => {
  expect(linePoints([1, 2, 4]).map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(linePoints([7])[0]?.x).toBe(100);
});

test('the largest value is highest, and a path of zeros is flat', () => {
  const [low, high] = linePoints([1, 4]);
  expect(high?.y).toBeLessThan(low?.y ?? 0);
  expect(new Set(linePoints([0, 0, 0]).map(({ y }) => y)).size).toBe(1);
  expect(linePath(linePoints([0, 2]))).toBe('M0 94L100 6');
});

test.each([
  [118, 100, 'more', 18, true],
  [82, 100, 'less', 18, true],
  [0, 10, 'less', 100, true],
  [20, 10, 'more', 100, true],
  [12, 9, 'more', 3, false],
  [0, 9, 'less', 9, false],
  [5, 0, 'more', 5, false],
  [7, 7, 'same', 0, false],
  [0, 0, 'same', 0, false],
  // Too small a change for a percentage, and too large a one.
  [1_001, 1_000, 'more', 1, false],
  [500, 10, 'more', 490, false],
] as const)('%d after %d is %s by %d (percent: %s)', (value, before, kind, amount, isPercent) => {
  expect(changeOf(value, before)).toEqual({ kind, amount, isPercent });
});

test('returns nothing if the preceding period is unknown', () => {
  expect([changeOf(5, null), changeOf(5, undefined)]).toEqual([undefined, undefined]);
});

test('any change has a nonzero amount and the right direction', () => {
  const count = fc.integer({ min: 0, max: 1_000_000 });
  forAll(count, count, (value, before) => {
    const change = changeOf(value, before);
    expect(change?.kind).toBe(value === before ? 'same' : value > before ? 'more' : 'less');
    expect(change?.amount === 0).toBe(value === before);
  });
});
