import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { formatMoney, isolatedMoney, type Money, shekels, yearlySaving } from './money.ts';

const amounts = fc.integer({ min: 0, max: 10 ** 12 });
const ils = (amount: number): Money => ({ amount, currency: 'ILS' });

describe('“Money uses the he-IL locale with no decimals … any other currency value falls back to USD”', () => {
  test.each([
    [4_000, '₪40'],
    [30_000, '₪300'],
    [30_050, '₪300.50'],
    [4_576, '₪45.76'],
    [123_456_700, '₪1,234,567'],
    [3_990, '₪39.90'],
    [7_120, '₪71.20'],
    [-24_337, '-₪243.37'],
    [0, '₪0'],
    [undefined, '₪0'],
  ])('%s agorot are shown as %s', (agorot, text) => {
    expect(formatMoney(agorot)).toBe(text);
    if (agorot !== undefined) expect(isolatedMoney(agorot)).toBe(`\u2066${text}\u2069`);
  });

  test('has the sign first and the digits of both languages, with two decimals or none', () => {
    forAll(amounts, (amount) => {
      const digits = { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 };
      for (const locale of ['he-IL', 'en-IL'])
        expect(formatMoney(amount)).toBe(`₪${(amount / 100).toLocaleString(locale, digits)}`);
    });
  });

  test('any other currency is shown as dollars', () => {
    expect(formatMoney(1_900, 'EUR')).toBe('$19');
    forAll(fc.string(), (currency) => {
      expect(formatMoney(100, currency)).toBe(currency === 'ILS' ? '₪1' : '$1');
    });
  });

  test('shekels convert to whole agorot, whatever the binary fraction', () => {
    expect([shekels(19.99), shekels(0.1 + 0.2), shekels(1.15)].map(({ amount }) => amount)).toEqual([1999, 30, 115]);
    forAll(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (agorot) => {
      expect(shekels(agorot / 100).amount).toBe(agorot);
    });
  });
});

describe('the saving of a year against twelve months', () => {
  test.each([
    [40, 300, 38],
    [40, 480, 0],
    [40, 384, 20],
    [100, 1000, 17],
    [40, 0, 100],
    [40, 479.99, 0],
    [40, 500, 0],
    [0, 0, 0],
    [0, 300, 0],
  ])('%d a month against %d a year saves %d percent', (monthly, yearly, percent) => {
    expect(yearlySaving(shekels(monthly), shekels(yearly))).toBe(percent);
  });

  test('is a whole percent from 0 to 100, and never grows with the yearly price', () => {
    forAll(amounts, amounts, amounts, (monthly, first, second) => {
      const [low, high] = [Math.min(first, second), Math.max(first, second)];
      const [more, less] = [yearlySaving(ils(monthly), ils(low)), yearlySaving(ils(monthly), ils(high))];
      expect(Number.isInteger(more) && more >= 0 && more <= 100).toBe(true);
      expect(less).toBeLessThanOrEqual(more);
    });
  });

  test('is 0 for prices in two currencies', () => {
    expect(yearlySaving(shekels(40), { amount: 10_000, currency: 'USD' })).toBe(0);
  });
});
