import { intlTag, type Locale } from '#i18n/locale.ts';

/** A day inside a sentence, by the calendar of Israel. */
export const longDay = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'Asia/Jerusalem' }).format(new Date(moment));
