import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

export const dayText = (date: Date, locale: Locale): string => formatInstant(date, locale, { dateStyle: 'long' });

export const instantText = (date: Date, locale: Locale): string =>
  formatInstant(date, locale, { dateStyle: 'long', timeStyle: 'short' });
