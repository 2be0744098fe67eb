import { formatInstant, unbrokenDates } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** A date within a sentence, in Israel time. */
export const dayText = (instant: string, locale: Locale): string =>
  unbrokenDates(formatInstant(instant, locale, { dateStyle: 'long' }));
