import { type Locale, locales } from '#i18n/locale.ts';
import type { ProfileDocument } from './document/document.ts';

/** The languages that a profile can be read in: those in which its name is written, its own first. */
export function localesOf({ language, identity }: Pick<ProfileDocument, 'language' | 'identity'>): Locale[] {
  const written = locales.filter((locale) => identity.name[locale]?.trim());
  const own = written.filter((locale) => locale === language);
  const others = written.filter((locale) => locale !== language);
  return written.length ? [...own, ...others] : [language];
}
