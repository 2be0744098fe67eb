import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';
import type { PhysicalCardPrices } from '../../../contract.ts';
import { firstPrices } from '../../../prices.ts';
import { physicalCardQueries } from '../../use-physical-cards.ts';

interface RenderOptions extends PageOptions {
  readonly prices?: Pick<PhysicalCardPrices, 'discount' | 'packages'>;
}

/** For tests: renders the designer as HTML with cached query data. */
export function renderDesigner(node: ReactNode, { prices, prepare, ...options }: RenderOptions = {}): string {
  const { locale = 'he', at = '/physical-cards/design/new' } = options;
  const unknown = { prices: firstPrices, promises: [], lastAddress: null, lastDelivery: null };
  return renderPage(node, {
    locale,
    at,
    path: '/physical-cards/design/:id',
    prepare: (queries, api) => {
      if (prices) queries.setQueryData(physicalCardQueries.prices(api, locale).queryKey, { ...prices, ...unknown });
      prepare?.(queries, api);
    },
  });
}
