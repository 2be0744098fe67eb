import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';
import type { PaymentMethod } from '../../contract.ts';
import { paymentQueries } from '../queries.ts';

export const visa: PaymentMethod = {
  id: 1,
  brand: 'visa',
  last4: '4242',
  expMonth: 4,
  expYear: 2031,
  isDefault: true,
  expiry: 'good',
};

/** For tests: a part as HTML, with the methods that are known and nobody on the line. */
export function renderPaying(element: ReactNode, methods?: readonly PaymentMethod[], locale: Locale = 'he'): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  const queries = new QueryClient();
  if (methods) queries.setQueryData(paymentQueries.methods(api).queryKey, [...methods]);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <LocaleProvider locale={locale}>{element}</LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}
