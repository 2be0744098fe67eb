import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
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

/** Test helper: renders a component to HTML, with cached payment methods. */
export const renderPaying = (element: ReactNode, methods?: readonly PaymentMethod[], locale: Locale = 'he'): string =>
  renderPage(element, {
    locale,
    prepare: (queries, api) => {
      if (methods) queries.setQueryData(paymentQueries.methods(api).queryKey, [...methods]);
    },
  });
