import type { Entitlements, PackageEntitlements, PackageType, Product } from '#features/packages/contract.ts';
import { isFree } from '#features/packages/domain.ts';
import { packageRank } from '#features/packages/plan.ts';
import { changeKind } from '../../changes.ts';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';

export type PlanAction =
  | { readonly kind: 'buy' | 'upgrade' | 'own' | 'resume' | 'keep' | 'cancel' | 'payFirst' }
  /** Takes over, or comes by itself, on that day. */
  | { readonly kind: 'schedule' | 'scheduled' | 'later' | 'wait'; readonly at: string }
  /** Theirs until then as a present, with all that is smaller: it can be bought, and nobody need. */
  | { readonly kind: 'complimentary'; readonly at: string };

/** What an owner can do about one of the packages, at the cycle that is shown. */
export function planAction(mine: Subscription, product: Product, cycle: Cycle): PlanAction {
  if (isFree(product)) return freeAction(mine);
  const { paid, state, scheduled } = mine;
  if (!paid) return buyAction(mine, product);
  const kind = changeKind(paid, { packageType: product.packageType, cycle });
  if (kind === 'same') return ownAction(mine);
  if (state === 'past_due') return { kind: 'payFirst' };
  if (kind === 'upgrade') return { kind };
  if (scheduled?.packageType === product.packageType && scheduled.cycle === cycle)
    return { kind: 'scheduled', at: scheduled.at };
  // What ends by itself has nothing that a smaller one could take over from.
  return { kind: state === 'cancelled' ? 'wait' : 'schedule', at: paid.periodEnd };
}

function buyAction({ state, complimentary }: Subscription, { packageType }: Product): PlanAction {
  const isIncluded =
    state === 'complimentary' && complimentary && packageRank(packageType) <= packageRank(complimentary.packageType);
  return isIncluded ? { kind: 'complimentary', at: complimentary.until } : { kind: 'buy' };
}

function ownAction({ scheduled, canResume }: Subscription): PlanAction {
  if (canResume) return { kind: 'resume' };
  return { kind: scheduled ? 'keep' : 'own' };
}

function freeAction({ paid, state, cancelling, trialEndsAt, complimentary }: Subscription): PlanAction {
  if (paid && state === 'cancelled') return { kind: 'later', at: paid.periodEnd };
  if (cancelling) return { kind: 'cancel' };
  if (state === 'complimentary' && complimentary) return { kind: 'later', at: complimentary.until };
  return state === 'trial' && trialEndsAt ? { kind: 'later', at: trialEndsAt } : { kind: 'own' };
}

interface Catalog {
  readonly products: readonly Product[];
  readonly entitlements: readonly PackageEntitlements[];
}

/**
 * The smallest package above the present one that is of help, else the next one up. Where there is none above, as in a
 * trial of the largest, it is the present one: that can still be bought.
 */
export function planOffer(
  { products, entitlements }: Catalog,
  current: PackageType,
  helps: (entitlements: Entitlements) => boolean = () => true,
): Product | undefined {
  const sold = products.filter((one) => !isFree(one)).sort((first, second) => first.monthlyPrice - second.monthlyPrice);
  const currentIndex = sold.findIndex((one) => one.packageType === current);
  const larger = sold.slice(currentIndex + 1);
  const helpful = larger.find((product) => {
    const found = entitlements.find(({ id }) => id === product.id);
    return found !== undefined && helps(found.entitlements);
  });
  return helpful ?? larger[0] ?? sold[currentIndex];
}

export const checkoutHref = (packageId: number, cycle: Cycle): string =>
  `/checkout/package/${packageId}?cycle=${cycle}`;
