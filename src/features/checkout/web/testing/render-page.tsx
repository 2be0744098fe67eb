import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { type Api, createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';

interface Surroundings {
  readonly locale?: Locale;
  readonly at: string;
  readonly prepare?: (queries: QueryClient, api: Api) => void;
}

/** For tests: a page as HTML, with what is known already and nobody on the line. */
export function renderPage(page: ReactNode, { locale = 'he', at, prepare }: Surroundings): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = new QueryClient();
  prepare?.(queries, api);
  const paths = ['/checkout', '/checkout/:type/:id', '/checkout/order/:orderId'];
  const router = createMemoryRouter(
    paths.map((path) => ({ path, element: page })),
    { initialEntries: [at] },
  );
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
