import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';

interface RenderOptions {
  readonly locale?: Locale;
  readonly at?: string;
  readonly prepare?: (queries: QueryClient) => void;
}

/** For tests: a part of the statistics as HTML, with nobody on the line. */
export function renderStats(node: ReactNode, { locale = 'he', at = '/stats', prepare }: RenderOptions = {}): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = new QueryClient();
  prepare?.(queries);
  const routes = [
    { path: '/stats', element: node },
    { path: '/stats/:profileId', element: node },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
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
