import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import type { AuditEntry } from '../../contract.ts';

interface RenderOptions {
  readonly at?: string;
  readonly locale?: Locale;
  readonly prepare?: (queries: QueryClient) => void;
}

/** For tests: a part of the log as HTML, with what is known already and nobody on the line. */
export function renderAudit(
  element: ReactNode,
  { at = '/admin/audit', locale = 'he', prepare }: RenderOptions = {},
): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = createQueryClient(api);
  prepare?.(queries);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
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

export const entryExample = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 31,
  at: '2026-11-10T10:00:00.000Z',
  actor: { id: 3, name: 'gal' },
  action: 'users.suspend',
  target: { kind: 'user', id: '7', name: 'Dana' },
  before: { suspendedAt: null },
  after: { suspendedAt: '2026-11-10T10:00:00.000Z', suspendedReason: 'Spam' },
  address: '192.0.2.7',
  userAgent: 'Browser 1',
  ...more,
});
