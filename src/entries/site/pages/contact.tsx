import { settingsQuery } from '#features/settings/web/index.ts';
import { ContactPage, contactTexts } from '#features/support/web/index.ts';
import { translator } from '#i18n/translator.ts';
import type { PageModule } from '../page-module.ts';

export const page: PageModule = {
  Page: ContactPage,
  prefetch: (queries, api, locale) => queries.prefetchQuery(settingsQuery(api, locale)),
  head: (locale) => {
    const t = translator(contactTexts, locale);
    return { title: t('contact.head.title'), description: t('contact.head.description') };
  },
};
