import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import type { AdminSettings } from '../../admin-contract.ts';
import { registry } from '../../registry.ts';
import { settingsKey } from '../admin/admin-queries.ts';

const untouched = { version: 0, updatedAt: null, updatedBy: null };

/** As on a new installation, but for what is given. */
export const settingsExample = (overrides: Partial<AdminSettings> = {}): AdminSettings => ({
  claims: { ...untouched, value: registry.claims.initial },
  contact: { ...untouched, value: registry.contact.initial },
  issuer: { ...untouched, value: registry.issuer.initial },
  holidays: { ...untouched, value: registry.holidays.initial },
  ...{ isIssuerInvented: true, isLive: false },
  ...overrides,
});

interface RenderOptions {
  readonly locale?: Locale;
  readonly settings?: AdminSettings | undefined;
  readonly prepare?: (queries: QueryClient) => void;
}

/** For tests: a part as HTML, with what is known already and nobody on the line. */
export function renderSettings(element: ReactNode, { locale = 'he', settings, prepare }: RenderOptions = {}): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = createQueryClient(api);
  if (settings) queries.setQueryData(settingsKey, settings);
  prepare?.(queries);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/admin/settings'] });
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
