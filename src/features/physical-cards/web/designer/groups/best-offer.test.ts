import { expect, test } from 'vitest';
import { firstPrices as prices } from '../../../prices.ts';
import { bestOffer } from './best-offer.ts';

const packages = [
  { packageType: 'basic', name: 'Basic', discount: 0 },
  { packageType: 'pro', name: 'Pro', discount: 20 },
  { packageType: 'advanced', name: 'Advanced', discount: 10 },
];

test('without a plan, returns what the best one would save on one card', () => {
  expect(bestOffer({ prices, discount: 0, packages }, 'pvc')).toEqual({ name: 'Pro', price: 7_120, saved: 1_780 });
});

test('with a smaller plan, returns the remaining saving', () => {
  expect(bestOffer({ prices, discount: 10, packages }, 'metal')).toEqual({ name: 'Pro', price: 15_920, saved: 1_990 });
});

test('returns nothing with the best plan or while the plans are unknown', () => {
  expect(bestOffer({ prices, discount: 20, packages }, 'wood')).toBeUndefined();
  expect(bestOffer({ prices, discount: 0, packages: [] }, 'wood')).toBeUndefined();
});
