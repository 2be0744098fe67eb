import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** A day inside a sentence, by the calendar of Israel. */
export const dayText = (instant: string, locale: Locale): string =>
  formatInstant(instant, locale, { dateStyle: 'long' });
