import { useQuery } from '@tanstack/react-query';
import type { Product } from '#features/packages/contract.ts';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { changeKind } from '../../changes.ts';
import type { Subscription } from '../../contract.ts';
import { type Cycle, cycles } from '../../domain.ts';
import { subscriptionQueries } from '../calls/subscription-queries.ts';
import type { UpgradeDialogProps } from '../dialogs/use-opener.ts';
import { planOffer } from '../plans/plan-action.ts';
import { planQueries } from '../plans/plan-queries.ts';

/** Determines the offer for this user. If a query failed, the plans page still works. */
export function useOffer({ isOpen, helps }: Pick<UpgradeDialogProps, 'isOpen' | 'helps'>) {
  const api = useApi();
  const { locale } = useLocale();
  const mine = useQuery({ ...subscriptionQueries.mine(locale), enabled: isOpen });
  const products = useQuery({ ...planQueries.products(api, locale), enabled: isOpen });
  const entitlements = useQuery({ ...planQueries.entitlements(api), enabled: isOpen });
  const isPending = mine.isPending || products.isPending || entitlements.isPending;
  const catalog = { products: products.data ?? [], entitlements: entitlements.data ?? [] };
  const found =
    mine.data && !isPending ? offerTo(mine.data, planOffer(catalog, mine.data.packageType, helps)) : undefined;
  // A yearly subscriber cannot change to monthly within the period.
  const canBeHad = (cycle: Cycle) =>
    found && ['first', 'upgrade'].includes(changeKind(mine.data?.paid ?? undefined, { ...found, cycle }));
  const openCycles = cycles.filter(canBeHad);
  return { isPending, mine: mine.data, offer: openCycles.length > 0 ? found : undefined, openCycles };
}

/** A package that the user has as a complimentary plan is not offered for sale. */
export const offerTo = ({ state, packageType }: Subscription, offer: Product | undefined): Product | undefined =>
  state === 'complimentary' && offer?.packageType === packageType ? undefined : offer;
