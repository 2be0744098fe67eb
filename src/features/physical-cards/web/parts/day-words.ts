import { intlTag, type Locale } from '#i18n/locale.ts';

const spell = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  // A day has no hour, so it is read in the zone in which it was made.
  new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** A promised day: the day of the week says more than the year. */
export const dayWords = (day: string, locale: Locale): string =>
  spell(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Two of them in one line: a month that they share is said once. */
export function daysWords(from: string, to: string, locale: Locale): { readonly from: string; readonly to: string } {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return {
    from: spell(from, locale, { day: 'numeric', ...(!isOneMonth && { month: 'long' }) }),
    to: spell(to, locale, { day: 'numeric', month: 'long' }),
  };
}
