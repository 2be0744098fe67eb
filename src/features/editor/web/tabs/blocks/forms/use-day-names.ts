import { addDays } from '#base/israel-time.ts';
import { formatDay } from '#i18n/format.ts';
import { useLocale } from '#ui/locale.tsx';

const aSunday = '2026-01-04';

/** The days of the week in the reader's language, by number, Sunday first. */
export function useDayNames(): (day: number) => string {
  const { locale } = useLocale();
  return (day) => formatDay(addDays(aSunday, day), locale, { weekday: 'long' });
}
