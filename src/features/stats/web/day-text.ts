import { intlTag, type Locale } from '#i18n/locale.ts';

/** `full` for tables and readers, `medium` for sentences, `short` for axes. */
export type DayStyle = 'full' | 'medium' | 'short';

const options: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric' },
};

/** A calendar day in the reader's words. It has no hour, so it is read in the zone in which it was made. */
export const dayText = (day: string, locale: Locale, style: DayStyle = 'medium'): string =>
  new Intl.DateTimeFormat(intlTag(locale), { ...options[style], timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
