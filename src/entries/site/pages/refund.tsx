import { legalHead, RefundPage } from '#features/legal/web/index.ts';
import { settingsQuery } from '#features/settings/web/index.ts';
import type { PageModule } from '../page-module.ts';
import { PlainTop } from '../plain-top.tsx';

const Refund = () => (
  <>
    <PlainTop />
    <RefundPage />
  </>
);

export const page: PageModule = {
  Page: Refund,
  prefetch: (queries, api, locale) => queries.prefetchQuery(settingsQuery(api, locale)),
  head: (locale) => legalHead('refund', locale),
};
