import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { PhysicalCardPrices } from '../../../contract.ts';
import { physicalCardQueries } from '../../use-physical-cards.ts';

type Offer = Pick<PhysicalCardPrices, 'discount' | 'packages'>;
const none: Offer = { discount: 0, packages: [] };

/** Uses the regular price until the discount is loaded; the final amount is shown before payment. */
export function usePrices(): Offer {
  const { locale } = useLocale();
  return useQuery(physicalCardQueries.prices(useApi(), locale)).data ?? none;
}
