import type { PackageType } from './contract.ts';

/** Agorot, VAT included. */
export interface Prices {
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
}

export interface EffectivePrices extends Prices {
  readonly effectiveFrom: Date;
}

/** What a package costs at a moment: the newest prices that hold by then, and before the first of them its own. */
export function priceAt(own: Prices, dated: readonly EffectivePrices[], at: Date): Prices {
  const [newest] = dated
    .filter(({ effectiveFrom }) => effectiveFrom <= at)
    .sort((one, two) => two.effectiveFrom.getTime() - one.effectiveFrom.getTime());
  const { monthlyPrice, yearlyPrice } = newest ?? own;
  return { monthlyPrice, yearlyPrice };
}

const monthsOfYear = 12;

/** What is wrong with prices, field by field; nothing where they may hold. */
export function priceErrors(packageType: PackageType, { monthlyPrice, yearlyPrice }: Prices): Record<string, string> {
  if (packageType === 'basic')
    return {
      ...(monthlyPrice !== 0 && { monthlyPrice: 'packageRules.basicIsFree' }),
      ...(yearlyPrice !== 0 && { yearlyPrice: 'packageRules.basicIsFree' }),
    };
  return {
    ...(monthlyPrice === 0 && { monthlyPrice: 'packageRules.notFree' }),
    ...(yearlyPrice === 0 && { yearlyPrice: 'packageRules.notFree' }),
    ...(yearlyPrice > monthlyPrice * monthsOfYear && { yearlyPrice: 'packageRules.yearTooDear' }),
  };
}

/**
 * The static prices of the landing page in whole shekels. The saving is the specification's own figure and is not
 * computed from the two prices beside it; computed savings live in the pricing section.
 */
export const landingPrices = { monthly: 40, yearly: 300, yearlyBefore: 480, savingPercent: 20 } as const;
