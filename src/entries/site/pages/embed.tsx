import { useQuery } from '@tanstack/react-query';
import { examplesQuery } from '#features/examples/web/index.ts';
import { EmbedPage } from '#features/profiles/web/index.ts';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import type { PageModule } from '../page-module.ts';
import { PlainTop } from '../plain-top.tsx';
import { siteHead } from '../site-head.ts';

function Embed() {
  const { locale } = useLocale();
  const { data = [] } = useQuery(examplesQuery(useApi(), locale));
  return (
    <>
      <PlainTop />
      <EmbedPage
        sample={data.find((example) => example.language === locale) ?? data[0]}
        onLogin={() => requestAuth('login', { staysHere: true })}
      />
    </>
  );
}

export const page: PageModule = {
  Page: Embed,
  prefetch: (queries, api, locale) => queries.prefetchQuery(examplesQuery(api, locale)),
  head: siteHead('embed'),
};
