import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** A promised day: the day of the week says more than the year. */
export const dayText = (day: string, locale: Locale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Two of them in one line: a month that they share is said once. */
export function dayRangeText(from: string, to: string, locale: Locale): { readonly from: string; readonly to: string } {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return {
    from: formatDay(from, locale, { day: 'numeric', ...(!isOneMonth && { month: 'long' }) }),
    to: formatDay(to, locale, { day: 'numeric', month: 'long' }),
  };
}
