import type { Entitlements, PackageEntitlements, PackageType, Product } from '#features/packages/contract.ts';
import { isFree } from '#features/packages/domain.ts';
import { packageRank } from '#features/packages/plan.ts';
import { changeKind } from '../../changes.ts';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';

export type PlanAction =
  | { readonly kind: 'buy' | 'upgrade' | 'own' | 'keep' | 'cancel' | 'payFirst' }
  /** With a refund it ends at once, otherwise at this instant. */
  | { readonly kind: 'cancel' | 'cancelNow'; readonly at: string }
  /** Applies, or happens automatically, at this instant. */
  | { readonly kind: 'schedule' | 'later' | 'wait'; readonly at: string }
  /** The next plan, with the cycle that was chosen for it, whichever is displayed. */
  | { readonly kind: 'scheduled'; readonly cycle: Cycle; readonly at: string }
  /** Part of a complimentary plan until then, like all smaller packages: it can be bought, but need not be. */
  | { readonly kind: 'complimentary'; readonly at: string };

/** The owner's possible action for a package with the displayed cycle. */
export function planAction(mine: Subscription, product: Product, cycle: Cycle): PlanAction {
  if (isFree(product)) return freeAction(mine);
  const { paid, state, scheduled } = mine;
  if (!paid) return buyAction(mine, product);
  const kind = changeKind(paid, { packageType: product.packageType, cycle });
  // Its renewal is turned on and off above the packages.
  if (kind === 'same') return { kind: scheduled ? 'keep' : 'own' };
  if (state === 'past_due') return { kind: 'payFirst' };
  if (scheduled?.packageType === product.packageType && (kind === 'scheduled' || scheduled.cycle === cycle))
    return { kind: 'scheduled', cycle: scheduled.cycle, at: scheduled.at };
  if (kind === 'upgrade') return { kind };
  // A cancelled plan ends by itself, so a smaller package cannot be scheduled after it.
  return { kind: state === 'cancelled' ? 'wait' : 'schedule', at: paid.periodEnd };
}

function buyAction({ state, complimentary }: Subscription, { packageType }: Product): PlanAction {
  const isIncluded =
    state === 'complimentary' && complimentary && packageRank(packageType) <= packageRank(complimentary.packageType);
  return isIncluded ? { kind: 'complimentary', at: complimentary.until } : { kind: 'buy' };
}

function freeAction({ paid, state, cancelling, trialEndsAt, complimentary }: Subscription): PlanAction {
  if (paid && state === 'cancelled') return { kind: 'later', at: paid.periodEnd };
  // A subscription with an outstanding charge has no paid period left to run.
  if (cancelling && state === 'past_due') return { kind: 'cancel' };
  if (cancelling) return { kind: cancelling.refund > 0 ? 'cancelNow' : 'cancel', at: cancelling.endsAt };
  if (state === 'complimentary' && complimentary) return { kind: 'later', at: complimentary.until };
  return state === 'trial' && trialEndsAt ? { kind: 'later', at: trialEndsAt } : { kind: 'own' };
}

interface Catalog {
  readonly products: readonly Product[];
  readonly entitlements: readonly PackageEntitlements[];
}

/**
 * The smallest package above the current one that satisfies `helps`, otherwise the next larger one. If there is none,
 * as in a trial of the largest, the current one, which can still be bought.
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
