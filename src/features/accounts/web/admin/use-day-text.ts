import { formatInstant } from '#i18n/format.ts';
import { useLocale } from '#ui/locale.tsx';

/** A day inside a sentence, in the reader's language. */
export function useDayText(): (at: string | Date) => string {
  const { locale } = useLocale();
  return (at) => formatInstant(at, locale, { dateStyle: 'long' });
}
