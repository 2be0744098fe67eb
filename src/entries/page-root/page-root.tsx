import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { ApiProvider } from '#web-kit/api/api-context.tsx';

export interface PageEnvironment {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly locale: Locale;
  /** Keeps the choice where the next page and the server will find it. */
  readonly onLocale: (locale: Locale) => void;
  /** Once the page stands in the browser: what it sets off may change what the server's HTML was made of. */
  readonly onStart?: () => void;
}

interface PageRootProps extends PageEnvironment {
  children: ReactNode;
}

/** What every page of either kind stands in. */
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
