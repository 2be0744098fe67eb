import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { currencyOf, formatMoney, type Money, shekels, yearlySaving } from './money.ts';

/** The visible text: without direction marks and with ordinary spaces. */
const visibleText = (money: Money | undefined) =>
  formatMoney(money)
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\u00a0/g, ' ')
    .trim();
const amounts = fc.integer({ min: 0, max: 10 ** 12 });
const ils = (amount: number): Money => ({ amount, currency: 'ILS' });

describe('formatting money', () => {
  test.each([
    [shekels(40), '40 ₪'],
    [shekels(300), '300 ₪'],
    [shekels(1234567), '1,234,567 ₪'],
    [shekels(39.9), '40 ₪'],
    [shekels(0), '0 ₪'],
    [{ amount: 1_900, currency: 'USD' } as const, '19 $'],
  ])('%o is formatted as %s', (money, text) => {
    expect(visibleText(money)).toBe(text);
  });

  test('a missing amount is formatted as zero shekels', () => {
    expect(formatMoney(undefined)).toBe('₪0');
  });

  test('never has a decimal point, and the digits are the rounded whole units', () => {
    forAll(amounts, fc.constantFrom('ILS' as const, 'USD' as const), (amount, currency) => {
      const text = formatMoney({ amount, currency });
      expect(text).not.toContain('.');
      expect(Math.abs(Number(text.replace(/\D/g, '')) - amount / 100)).toBeLessThanOrEqual(0.5);
    });
  });

  test('the default currency is the shekel, and any other currency becomes the dollar', () => {
    expect(currencyOf(undefined)).toBe('ILS');
    expect(currencyOf('ILS')).toBe('ILS');
    forAll(fc.string(), (value) => {
      expect(currencyOf(value)).toBe(value === 'ILS' ? 'ILS' : 'USD');
    });
    expect(currencyOf('EUR')).toBe('USD');
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
