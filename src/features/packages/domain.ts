import type { Product } from './contract.ts';

const maxPlanFeatures = 5;

/** Plans on the landing page, in display order. */
export const homeProducts = (all: readonly Product[]): Product[] =>
  all.filter((one) => one.isActive && one.showAtHome).sort((first, second) => first.sortOrder - second.sortOrder);

/** Features first, then benefits; five lines at most. */
export function planFeatureLines(one: Product): string[] {
  const benefits = [one.benefit1, one.benefit2, one.benefit3, one.benefit4, one.benefit5];
  return [...one.features, ...benefits]
    .filter((line) => line !== null && line !== '')
    .slice(0, maxPlanFeatures) as string[];
}

export const isFree = ({ monthlyPrice, yearlyPrice }: Product): boolean => monthlyPrice === 0 && yearlyPrice === 0;
