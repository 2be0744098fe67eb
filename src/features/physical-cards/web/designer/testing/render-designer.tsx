import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { type Api, createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import type { PhysicalCardPrices } from '../../../contract.ts';
import { physicalCardQueries } from '../../use-physical-cards.ts';

interface RenderOptions {
  readonly locale?: Locale;
  readonly at?: string;
  readonly prices?: Pick<PhysicalCardPrices, 'discount' | 'packages'>;
  readonly prepare?: (queries: QueryClient, api: Api) => void;
}

/** For tests: the designer as HTML, with what is known already and nobody on the line. */
export function renderDesigner(
  node: ReactNode,
  { locale = 'he', at = '/physical-cards/design/new', prices, prepare }: RenderOptions = {},
): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queryFn = () => Promise.reject(new Error('none'));
  const queries = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  if (prices)
    queries.setQueryData(physicalCardQueries.prices(api, locale).queryKey, {
      ...prices,
      ...{ promises: [], lastAddress: null, lastDelivery: null },
    });
  prepare?.(queries, api);
  const router = createMemoryRouter([{ path: '/physical-cards/design/:id', element: node }], { initialEntries: [at] });
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
