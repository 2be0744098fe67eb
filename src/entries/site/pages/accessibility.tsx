import { AccessibilityPage, legalHead } from '#features/legal/web/index.ts';
import { settingsQuery } from '#features/settings/web/index.ts';
import type { PageModule } from '../page-module.ts';
import { PlainTop } from '../plain-top.tsx';

const Accessibility = () => (
  <>
    <PlainTop />
    <AccessibilityPage />
  </>
);

export const page: PageModule = {
  Page: Accessibility,
  prefetch: (queries, api, locale) => queries.prefetchQuery(settingsQuery(api, locale)),
  head: (locale) => legalHead('accessibility', locale),
};
