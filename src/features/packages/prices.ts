import type { PackageType } from './contract.ts';

/** In agorot, VAT included. */
export interface Prices {
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
}

export interface EffectivePrices extends Prices {
  readonly effectiveFrom: Date;
}

/** Prices of a plan at an instant: the newest dated prices in force, or the plan's own before the first. */
export function priceAt(own: Prices, dated: readonly EffectivePrices[], at: Date): Prices {
  const [newest] = dated
    .filter(({ effectiveFrom }) => effectiveFrom <= at)
    .sort((one, two) => two.effectiveFrom.getTime() - one.effectiveFrom.getTime());
  const { monthlyPrice, yearlyPrice } = newest ?? own;
  return { monthlyPrice, yearlyPrice };
}

const monthsOfYear = 12;

/** Validation errors of prices, by field; empty if they are valid. */
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
 * Static prices of the landing page in whole shekels. The saving is the specification's figure and is not computed from
 * these prices; computed savings are in the pricing section.
 */
export const landingPrices = { monthly: 40, yearly: 300, yearlyBefore: 480, savingPercent: 20 } as const;
