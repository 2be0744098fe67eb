import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import type { PhysicalCardPrices } from '../../../contract.ts';
import { physicalCardQueries } from '../../use-physical-cards.ts';

type Offer = Pick<PhysicalCardPrices, 'discount' | 'packages'>;
const none: Offer = { discount: 0, packages: [] };

/** Until it is known what a package takes off, the price is the plain one: what is paid is told before it is paid. */
export function usePrices(): Offer {
  const { locale } = useLocale();
  return useQuery(physicalCardQueries.prices(useApi(), locale)).data ?? none;
}
