import { type LegalDocument, LegalPage, legalHead } from '#features/legal/web/index.ts';
import { settingsQuery } from '#features/settings/web/index.ts';
import type { PageModule } from './page-module.ts';
import { PlainTop } from './plain-top.tsx';

/** The page of a legal document. Each document has its own module, so that no page loads the texts of others. */
export const legalPage = (document: LegalDocument): PageModule => ({
  Page: () => (
    <>
      <PlainTop />
      <LegalPage document={document} />
    </>
  ),
  prefetch: (queries, api, locale) => queries.prefetchQuery(settingsQuery(api, locale)),
  head: (locale) => legalHead(document.name, locale),
});
