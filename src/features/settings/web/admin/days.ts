import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

export const longDay = (day: string, locale: Locale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

export const weekday = (day: string, locale: Locale): string => formatDay(day, locale, { weekday: 'long' });

export const dayAndMonth = (day: string, locale: Locale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
