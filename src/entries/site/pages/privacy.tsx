import { legalHead, PrivacyPage } from '#features/legal/web/index.ts';
import { settingsQuery } from '#features/settings/web/index.ts';
import type { PageModule } from '../page-module.ts';
import { PlainTop } from '../plain-top.tsx';

const Privacy = () => (
  <>
    <PlainTop />
    <PrivacyPage />
  </>
);

export const page: PageModule = {
  Page: Privacy,
  prefetch: (queries, api, locale) => queries.prefetchQuery(settingsQuery(api, locale)),
  head: (locale) => legalHead('privacy', locale),
};
