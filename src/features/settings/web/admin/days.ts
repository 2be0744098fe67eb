import { intlTag, type Locale } from '#i18n/locale.ts';

/** A day has no hour: it is read in the zone in which it is written. */
const spell = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

export const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

export const longDay = (day: string, locale: Locale): string =>
  spell(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

export const weekday = (day: string, locale: Locale): string => spell(day, locale, { weekday: 'long' });

export const dayAndMonth = (day: string, locale: Locale): string =>
  spell(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
