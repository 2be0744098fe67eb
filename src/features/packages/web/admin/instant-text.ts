import { formatInstant } from '#i18n/format.ts';
import { useLocale } from '#ui/locale.tsx';

/** A day and an hour in Israel, inside a sentence. */
export function useInstantText(): (at: string | Date) => string {
  const { locale } = useLocale();
  return (at) => formatInstant(at, locale, { dateStyle: 'medium', timeStyle: 'short' });
}
