import { expect, test } from 'vitest';
import type { Product } from './contract.ts';
import { homeProducts, planFeatureLines } from './domain.ts';

const product = (changes: Partial<Product>): Product => ({
  id: 1,
  name: 'x',
  description: '',
  monthlyPrice: 1,
  yearlyPrice: 1,
  features: [],
  isPopular: false,
  sortOrder: 0,
  benefit1: null,
  benefit2: null,
  benefit3: null,
  benefit4: null,
  benefit5: null,
  isActive: true,
  showAtHome: true,
  packageType: 'basic',
  ...changes,
});

test('home products are active, marked and in order', () => {
  const all = [
    product({ id: 1, sortOrder: 9 }),
    product({ id: 2, isActive: false }),
    product({ id: 3, showAtHome: false }),
    product({ id: 4, sortOrder: 1 }),
  ];
  expect(homeProducts(all).map(({ id }) => id)).toEqual([4, 1]);
});

test('a card has five lines at the most, features before benefits', () => {
  expect(planFeatureLines(product({ features: ['a', 'b'], benefit1: 'c', benefit3: 'd' }))).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(planFeatureLines(product({ features: ['1', '2', '3', '4', '5', '6'], benefit1: 'c' }))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(planFeatureLines(product({ features: ['', 'a'], benefit1: '' }))).toEqual(['a']);
});
