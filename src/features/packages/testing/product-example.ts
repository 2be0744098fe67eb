import type { Product } from '../contract.ts';

/** For tests: a minimal package on sale. */
export const productExample = (more: Partial<Product> = {}): Product => ({
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
  ...more,
});
