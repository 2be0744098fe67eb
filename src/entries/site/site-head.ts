import { translator } from '#i18n/translator.ts';
import type { PageModule } from './page-module.ts';
import { siteTexts } from './texts.ts';

type Dictionary = (typeof siteTexts)['dictionary'];
type Described<Name extends keyof Dictionary> = Dictionary[Name] extends { description: unknown } ? Name : never;
type PageName = { [Name in keyof Dictionary]: Described<Name> }[keyof Dictionary];

/** The head of a page whose title and description are among the site's texts. */
export const siteHead =
  (name: PageName): PageModule['head'] =>
  (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t(`site.${name}.title`), description: t(`site.${name}.description`) };
  };
