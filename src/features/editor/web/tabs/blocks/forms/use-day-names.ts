import { intlTag } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';

/** A Sunday, by any clock. */
const aSunday = Date.UTC(2026, 0, 4, 12);
const dayMilliseconds = 86_400_000;

/** The days of the week in the reader's language, by number, Sunday first. */
export function useDayNames(): (day: number) => string {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'long', timeZone: 'UTC' });
  return (day) => format.format(aSunday + day * dayMilliseconds);
}
