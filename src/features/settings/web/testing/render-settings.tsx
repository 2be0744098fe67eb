import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { VatRates } from '#features/invoices/vat-contract.ts';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api-client.ts';
import { ApiProvider } from '#web-kit/api-context.tsx';
import { createQueryClient } from '#web-kit/query-client.ts';
import type { AdminSettings } from '../../admin-contract.ts';
import { registry } from '../../registry.ts';
import { settingsKey, vatKey } from '../admin/admin-queries.ts';

const untouched = { version: 0, updatedAt: null, updatedBy: null };

/** As on a new installation, but for what is given. */
export const settingsExample = (given: Partial<AdminSettings> = {}): AdminSettings => ({
  claims: { ...untouched, value: registry.claims.initial },
  contact: { ...untouched, value: registry.contact.initial },
  issuer: { ...untouched, value: registry.issuer.initial },
  holidays: { ...untouched, value: registry.holidays.initial },
  ...{ isIssuerInvented: true, isLive: false },
  ...given,
});

export const vatExample: VatRates = {
  today: '2026-11-16',
  rates: [
    { since: '2027-01-01', rate: 1_750, state: 'future' },
    { since: '2025-01-01', rate: 1_800, state: 'current' },
    { since: '2015-10-01', rate: 1_700, state: 'over' },
  ],
};

interface Surroundings {
  readonly locale?: Locale;
  readonly settings?: AdminSettings | undefined;
  readonly vat?: VatRates;
}

/** For tests: a part as HTML, with what is known already and nobody on the line. */
export function renderSettings(part: ReactNode, { locale = 'he', settings, vat }: Surroundings = {}): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = createQueryClient(api);
  if (settings) queries.setQueryData(settingsKey, settings);
  if (vat) queries.setQueryData(vatKey, vat);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: ['/admin/settings'] });
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
