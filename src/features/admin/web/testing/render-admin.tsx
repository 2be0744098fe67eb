import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';

interface RenderOptions {
  readonly path: string;
  readonly at?: string;
  readonly locale?: Locale;
  readonly prepare?: (queries: QueryClient) => void;
  /** What was asked for in vain. */
  readonly failed?: readonly (readonly unknown[])[];
}

/** For tests: a page as HTML, with what is known already and nobody on the line. */
export function renderAdmin(
  page: ReactNode,
  { path, at = path, locale = 'en', prepare, failed }: RenderOptions,
): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = createQueryClient(api);
  prepare?.(queries);
  for (const queryKey of failed ?? []) fail(queries, queryKey);
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

function fail(queries: QueryClient, queryKey: readonly unknown[]): void {
  queries.setQueryDefaults(queryKey, { retryOnMount: false });
  const error = new Error('No line');
  queries.getQueryCache().build(queries, { queryKey }).setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}
