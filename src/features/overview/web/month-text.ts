import { intlTag, type Locale } from '#i18n/locale.ts';

/** `2026-11` in the reader's words: with its year in tables, short under a chart. */
export const monthText = (month: string, locale: Locale, style: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    month: style,
    ...(style === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`));
