import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { PhysicalCardPrices } from '../../../contract.ts';
import { physicalCardQueries } from '../../use-physical-cards.ts';

/** Undefined until they are loaded: no price is shown then; the final amount is shown before payment. */
export function usePrices(): PhysicalCardPrices | undefined {
  const { locale } = useLocale();
  return useQuery(physicalCardQueries.prices(useApi(), locale)).data;
}
