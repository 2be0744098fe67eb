import { isLocalizedText } from '#features/profiles/languages.ts';
import type { Locale } from '#i18n/locale.ts';

/** Returns a copy without any text in the language. */
export function withoutLanguage<T>(value: T, locale: Locale): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withoutLanguage(one, locale)) as T;
  const entries = Object.entries(value);
  if (isLocalizedText(value)) return Object.fromEntries(entries.filter(([name]) => name !== locale)) as T;
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutLanguage(inner, locale)])) as T;
}
