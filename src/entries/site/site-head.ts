import { translator } from '#i18n/translator.ts';
import type { PageModule } from './page-module.ts';
import { siteTexts } from './texts.ts';

type PageName = 'embed' | 'examples' | 'inactiveProfile' | 'landing' | 'routesTest' | 'subscriptionRequired';

/** The head of a page whose title and description are among the site's texts. */
export const siteHead =
  (name: PageName): PageModule['head'] =>
  (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t(`site.${name}.title`), description: t(`site.${name}.description`) };
  };
