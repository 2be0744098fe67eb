import { intlTag, type Locale } from '#i18n/locale.ts';

/** Weekday, day and hour on the clocks of Israel: near moments are known by their weekday. */
export const momentText = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jerusalem',
  }).format(moment);
