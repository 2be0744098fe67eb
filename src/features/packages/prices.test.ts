import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { priceAt, priceErrors } from './prices.ts';

const own = { monthlyPrice: 4_000, yearlyPrice: 30_000 };
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 15, 10, minutes));
const dated = (minutes: number, monthlyPrice: number) => ({
  effectiveFrom: at(minutes),
  monthlyPrice,
  yearlyPrice: monthlyPrice * 10,
});

describe('the price in force', () => {
  test.each([
    ['before the first is the package’s own', 4, 4_000],
    ['from its own moment on', 5, 5_000],
    ['until the next', 9, 5_000],
    ['the newest that has begun', 10, 4_500],
    ['and after all of them the last', 99, 4_500],
  ])('%s', (_, minutes, monthlyPrice) => {
    const announced = [dated(5, 5_000), dated(10, 4_500)];
    for (const order of [announced, announced.toReversed()])
      expect(priceAt(own, order, at(minutes)).monthlyPrice).toBe(monthlyPrice);
  });

  test('matches a minute-by-minute simulation', () => {
    const prices = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 6 });
    forAll(prices, fc.integer({ min: 0, max: 31 }), (minutes, now) => {
      let announced = own.monthlyPrice;
      for (let minute = 0; minute <= now; minute += 1) if (minutes.includes(minute)) announced = 1_000 + minute;
      const all = minutes.map((minute) => dated(minute, 1_000 + minute));
      expect(priceAt(own, all, at(now)).monthlyPrice).toBe(announced);
    });
  });
});

describe('prices', () => {
  test.each([
    ['basic', 0, 0, {}],
    ['basic', 100, 1_000, { monthlyPrice: 'packageRules.basicIsFree', yearlyPrice: 'packageRules.basicIsFree' }],
    ['pro', 7_000, 84_000, {}],
    ['pro', 7_000, 84_001, { yearlyPrice: 'packageRules.yearTooDear' }],
    ['advanced', 4_000, 0, { yearlyPrice: 'packageRules.notFree' }],
    ['advanced', 0, 100, { monthlyPrice: 'packageRules.notFree', yearlyPrice: 'packageRules.yearTooDear' }],
  ] as const)('validates %s at %s a month and %s a year', (packageType, monthlyPrice, yearlyPrice, errors) => {
    expect(priceErrors(packageType, { monthlyPrice, yearlyPrice })).toEqual(errors);
  });
});
