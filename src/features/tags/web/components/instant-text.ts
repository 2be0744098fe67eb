import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** Weekday, day and hour on the clocks of Israel: near instants are known by their weekday. */
export const instantText = (instant: Date, locale: Locale): string =>
  formatInstant(instant, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
