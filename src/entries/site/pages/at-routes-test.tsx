import { AddressToolPage } from '#features/profiles/web/index.ts';
import { translator } from '#i18n/translator.ts';
import type { PageModule } from '../page-module.ts';
import { siteTexts } from '../texts.ts';

export const page: PageModule = {
  Page: AddressToolPage,
  head: (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t('site.routesTest.title'), description: t('site.routesTest.description') };
  },
};
