import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { type Api, ApiProvider } from '#web-kit/api/api-client.tsx';

export interface PageEnvironment {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly locale: Locale;
  /** Stores the choice for the next page and the server. */
  readonly onLocale: (locale: Locale) => void;
  /** Runs after hydration, because its effects may change the data from which the server's HTML was rendered. */
  readonly onStart?: () => void;
}

interface PageRootProps extends PageEnvironment {
  children: ReactNode;
}

/** The providers that every page needs. */
export function PageRoot({ api, queries, locale: first, onLocale, onStart, children }: PageRootProps) {
  const [locale, setLocale] = useState(first);
  useEffect(() => onStart?.(), [onStart]);
  const change = (next: Locale) => {
    onLocale(next);
    setLocale(next);
  };
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <LocaleProvider locale={locale} setLocale={change}>
          <UiProvider>{children}</UiProvider>
        </LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
