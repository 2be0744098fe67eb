import { useQuery } from '@tanstack/react-query';
import { ExamplesPage, examplesQuery } from '#features/examples/web/index.ts';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import type { PageModule } from '../page-module.ts';
import { siteHead } from '../site-head.ts';

function Examples() {
  const { locale } = useLocale();
  const { data, refetch } = useQuery(examplesQuery(useApi(), locale));
  return (
    <ExamplesPage
      examples={data}
      onRetry={() => void refetch()}
      onRegister={() => requestAuth('register')}
      onDemo={() => requestAuth('demo')}
    />
  );
}

export const page: PageModule = {
  Page: Examples,
  prefetch: (queries, api, locale) => queries.prefetchQuery(examplesQuery(api, locale)),
  head: siteHead('examples'),
};
