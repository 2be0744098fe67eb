/** The languages of the product. Hebrew is the source and the default. */
export const locales = ['he', 'en'] as const;
export type Locale = (typeof locales)[number];
export type Direction = 'rtl' | 'ltr';

export const defaultLocale: Locale = 'he';

/** Key of the local storage entry and name of the cookie that the server reads. */
export const localeKey = 'language';
export const localeCookieDays = 365;

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

const directions: Readonly<Record<Locale, Direction>> = { he: 'rtl', en: 'ltr' };
export const directionOf = (locale: Locale): Direction => directions[locale];

/** The tag for Intl: dates and money follow Israeli conventions in every language. */
const intlTags: Readonly<Record<Locale, string>> = { he: 'he-IL', en: 'en-IL' };
export const intlTag = (locale: Locale): string => intlTags[locale];

/** The user's language from an Accept-Language header; defaults to Hebrew. */
export function localeFromHeader(header: string | undefined): Locale {
  const preferences = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((one) => one.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: tag.split('-')[0], weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight);
  return preferences.map(({ language }) => (language === 'iw' ? 'he' : language)).find(isLocale) ?? defaultLocale;
}
