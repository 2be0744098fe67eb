import { expect, test } from 'vitest';
import { cardPricesAt, type DatedPrice, firstPrices, priceOf } from './prices.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const dated: DatedPrice[] = [
  { item: 'wood', amount: 15_000, effectiveFrom: at('2027-01-01') },
  { item: 'wood', amount: 14_000, effectiveFrom: at('2026-12-01') },
  { item: 'post', amount: 0, effectiveFrom: at('2026-12-01') },
];

test('of each item the newest price that has begun holds, and before the first one those of the product', () => {
  expect(cardPricesAt(dated, at('2026-11-30'))).toEqual(firstPrices);
  expect(cardPricesAt(dated, at('2026-12-01'))).toEqual({ ...firstPrices, wood: 14_000, post: 0 });
  expect(cardPricesAt(dated, at('2027-06-01'))).toEqual({ ...firstPrices, wood: 15_000, post: 0 });
});

test('a total is of the given prices, with the discount on the cards alone', () => {
  const prices = cardPricesAt(dated, at('2026-12-01'));
  expect(priceOf(prices, { material: 'wood', quantity: 3, delivery: 'express' }, 10)).toEqual({
    unit: 12_600,
    physicalCards: 37_800,
    delivery: 4_900,
    total: 42_700,
    saved: 4_200,
  });
  expect(priceOf(prices, { material: 'pvc', quantity: 1, delivery: 'post' }, 0).total).toBe(8_900);
});
