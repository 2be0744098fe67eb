import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import type { Tag } from '#features/tags/contract.ts';
import { tagQueries } from '#features/tags/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import type { PhysicalCardPrices, PhysicalOrder, PhysicalOrderWithHistory, SavedDesign } from '../../contract.ts';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';

interface Known {
  readonly locale?: Locale;
  readonly profiles?: Profile[];
  readonly designs?: SavedDesign[];
  readonly orders?: PhysicalOrder[];
  readonly tags?: Tag[];
  readonly prices?: PhysicalCardPrices;
  readonly design?: SavedDesign;
  readonly order?: PhysicalOrderWithHistory;
}

/** For tests: a page as HTML, with what is known already and nobody on the line. */
export function renderPhysicalCards(page: ReactNode, path: string, at: string, known: Known = {}): string {
  const { locale = 'he', profiles, designs, orders, tags, prices, design, order } = known;
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = createQueryClient(api);
  if (profiles) queries.setQueryData(ownProfilesQuery.queryKey, profiles);
  if (designs) queries.setQueryData(physicalCardQueries.designs(api).queryKey, designs);
  if (orders) queries.setQueryData(physicalCardQueries.orders(api).queryKey, orders);
  if (tags) queries.setQueryData(tagQueries.list(api).queryKey, tags);
  if (prices) queries.setQueryData(physicalCardQueries.prices(api, locale).queryKey, prices);
  if (design) queries.setQueryData(physicalCardQueries.design(api, design.id).queryKey, design);
  if (order) queries.setQueryData(physicalCardQueries.order(api, order.id).queryKey, order);
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [at] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <LocaleProvider locale={locale}>
          <RouterProvider router={router} />
        </LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}
