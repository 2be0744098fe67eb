import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';

interface RenderOptions extends PageOptions {
  readonly path: string;
  /** Query keys that failed to load. */
  readonly failed?: readonly (readonly unknown[])[];
}

/** For tests: renders an admin page as HTML, in English by default. */
export const renderAdmin = (page: ReactNode, { prepare, failed, ...options }: RenderOptions): string =>
  renderPage(page, {
    locale: 'en',
    at: options.path,
    ...options,
    prepare: (queries, api) => {
      prepare?.(queries, api);
      for (const queryKey of failed ?? []) fail(queries, queryKey);
    },
  });

function fail(queries: QueryClient, queryKey: readonly unknown[]): void {
  queries.setQueryDefaults(queryKey, { retryOnMount: false });
  const error = new Error('No line');
  queries.getQueryCache().build(queries, { queryKey }).setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}
