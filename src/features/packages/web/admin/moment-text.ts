import { intlTag } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';

/** A day and an hour in Israel, inside a sentence. */
export function useMomentText(): (moment: string | Date) => string {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  });
  return (moment) => format.format(new Date(moment));
}
