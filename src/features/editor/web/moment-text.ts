import { intlTag, type Locale } from '#i18n/locale.ts';

export const momentText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  }).format(date);
