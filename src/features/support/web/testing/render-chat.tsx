import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { createApi } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';

/** A part of the chat as HTML; nobody answers its calls. */
export function renderChat(element: ReactElement, locale: Locale = 'he'): string {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => locale });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <LocaleProvider locale={locale}>{element}</LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}
