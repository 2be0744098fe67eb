import { intlTag } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';

/** A day inside a sentence, in the reader's language. */
export function useDayText(): (at: string | Date) => string {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'Asia/Jerusalem' });
  return (at) => format.format(new Date(at));
}
