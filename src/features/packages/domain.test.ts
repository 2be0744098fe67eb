import { expect, test } from 'vitest';
import type { Product } from './contract.ts';
import { homeProducts, planFeatureLines } from './domain.ts';
import { productExample as product } from './testing/product-example.ts';

test('home products are active, marked for home and sorted', () => {
  const all = [
    product({ id: 1, sortOrder: 9 }),
    product({ id: 2, isActive: false }),
    product({ id: 3, showAtHome: false }),
    product({ id: 4, sortOrder: 1 }),
  ];
  expect(homeProducts(all).map(({ id }) => id)).toEqual([4, 1]);
});

test('a plan shows at most five lines, features before benefits', () => {
  const lines = (more: Partial<Product>) => planFeatureLines(product(more));
  expect(lines({ features: ['a', 'b'], benefit1: 'c', benefit3: 'd' })).toEqual(['a', 'b', 'c', 'd']);
  expect(lines({ features: ['1', '2', '3', '4', '5', '6'], benefit1: 'c' })).toEqual(['1', '2', '3', '4', '5']);
  expect(lines({ features: ['', 'a'], benefit1: '' })).toEqual(['a']);
});
