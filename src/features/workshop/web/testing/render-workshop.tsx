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

/** For tests: a part of the workshop as HTML, with what is known already and nobody on the line. */
export function renderWorkshop(node: ReactNode, { locale = 'he', at = '/', prepare }: RenderOptions = {}) {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = new QueryClient();
  prepare?.(queries);
  const paths = ['/admin/orders/:id', '*'];
  const router = createMemoryRouter(
    paths.map((path) => ({ path, element: node })),
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
