import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { isLocale, type Locale, locales } from '#i18n/locale.ts';

export const otherLocale = (locale: Locale): Locale => locales.find((one) => one !== locale) ?? locale;

type Tree = Readonly<Record<string, unknown>>;

/** A text in several languages has languages for its names and nothing else. */
const isWords = (value: object): boolean =>
  !Array.isArray(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale);

const isFull = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/** Whether any text inside is written in a language. */
function isWrittenIn(value: unknown, locale: Locale): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isWords(value)) return isFull((value as Tree)[locale]);
  return Object.values(value).some((inner) => isWrittenIn(inner, locale));
}

/** A name in other letters alone is no second language: it is for the phone book of whoever cannot read the first. */
export function isWrittenInBoth(document: ProfileDocument): boolean {
  const { name: _, ...identity } = document.identity;
  const other = otherLocale(document.language);
  return [identity, document.contact, document.blocks, document.sharing].some((part) => isWrittenIn(part, other));
}

/** The same without anything written in a language. */
export function withoutLanguage<T>(value: T, locale: Locale): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withoutLanguage(one, locale)) as T;
  const entries = Object.entries(value);
  if (isWords(value)) return Object.fromEntries(entries.filter(([name]) => name !== locale)) as T;
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutLanguage(inner, locale)])) as T;
}
