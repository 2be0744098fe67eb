import { isLocale, type Locale, locales } from '#i18n/locale.ts';
import type { ProfileDocument } from './document/document.ts';

export const otherLocale = (locale: Locale): Locale => locales.find((one) => one !== locale) ?? locale;

type Tree = Readonly<Record<string, unknown>>;

/** A localized text is an object whose keys are all locales. */
export const isLocalizedText = (value: object): boolean =>
  !Array.isArray(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale);

const isFull = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/** Whether any nested text exists in this language. */
function isWrittenIn(value: unknown, locale: Locale): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isLocalizedText(value)) return isFull((value as Tree)[locale]);
  return Object.values(value).some((inner) => isWrittenIn(inner, locale));
}

/** Not a second language: a name alone in the other script, for address books of visitors who cannot read the first. */
function isReadIn(document: ProfileDocument, locale: Locale): boolean {
  const { name: _, ...identity } = document.identity;
  return [identity, document.contact, document.blocks, document.sharing].some((section) =>
    isWrittenIn(section, locale),
  );
}

export const isWrittenInBoth = (document: ProfileDocument): boolean =>
  isReadIn(document, otherLocale(document.language));

/** The languages that the profile can be read in, the primary one first. */
export function localesOf(document: ProfileDocument): Locale[] {
  const { language, identity } = document;
  const other = otherLocale(language);
  const isOnlyInOther = !isReadIn(document, language) && !identity.name[language]?.trim();
  if (isOnlyInOther && isWrittenIn(identity, other)) return [other];
  return isReadIn(document, other) ? [language, other] : [language];
}
