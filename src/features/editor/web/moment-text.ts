import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

export const momentText = (date: Date, locale: Locale): string =>
  formatInstant(date, locale, { dateStyle: 'medium', timeStyle: 'short' });
