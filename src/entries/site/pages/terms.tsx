import { legalHead, TermsPage } from '#features/legal/web/index.ts';
import { settingsQuery } from '#features/settings/web/index.ts';
import type { PageModule } from '../page-module.ts';
import { PlainTop } from '../plain-top.tsx';

const Terms = () => (
  <>
    <PlainTop />
    <TermsPage />
  </>
);

export const page: PageModule = {
  Page: Terms,
  prefetch: (queries, api, locale) => queries.prefetchQuery(settingsQuery(api, locale)),
  head: (locale) => legalHead('terms', locale),
};
