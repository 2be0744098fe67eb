import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** Weekday, date and time in the Israel time zone; the weekday makes near instants easy to recognize. */
export const instantText = (instant: Date, locale: Locale): string =>
  formatInstant(instant, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
