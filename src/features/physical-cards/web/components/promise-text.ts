import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { physicalCardLabelTexts } from '../../label-texts.ts';

/** A promised date with the weekday instead of the year. */
export const dayText = (day: string, locale: Locale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** A date range in one line; a shared month is shown once. */
export function dayRangeText(from: string, to: string, locale: Locale): { readonly from: string; readonly to: string } {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return {
    from: formatDay(from, locale, { day: 'numeric', ...(!isOneMonth && { month: 'long' }) }),
    to: formatDay(to, locale, { day: 'numeric', month: 'long' }),
  };
}

/** The promised delivery dates as one sentence. */
export function usePromiseText(): (promise: { readonly from: string; readonly to: string }) => string {
  const t = useTexts(physicalCardLabelTexts);
  const { locale } = useLocale();
  return ({ from, to }) =>
    from === to
      ? t('cardWords.promise.day', { day: dayText(to, locale) })
      : t('cardWords.promise.days', dayRangeText(from, to, locale));
}
