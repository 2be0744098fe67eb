import { type DateStyle, formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** `full` for tables and screen readers, `medium` for sentences, `short` for axes. */
export type DayStyle = 'full' | 'medium' | 'short';

const options: Readonly<Record<DayStyle, DateStyle>> = {
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric' },
};

/** A calendar day in the user's language. */
export const dayText = (day: string, locale: Locale, style: DayStyle = 'medium'): string =>
  formatDay(day, locale, options[style]);
