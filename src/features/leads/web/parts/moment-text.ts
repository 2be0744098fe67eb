import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** Day and hour, in full. */
export const momentText = (date: Date, locale: Locale): string =>
  formatInstant(date, locale, { dateStyle: 'full', timeStyle: 'short' });

/** The day alone, as short as it is clear. */
export const dayText = (date: Date, locale: Locale, isThisYear: boolean): string =>
  formatInstant(date, locale, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
