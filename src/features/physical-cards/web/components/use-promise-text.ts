import { useLocale, useTexts } from '#ui/locale.tsx';
import { dayRangeText, dayText } from './day-text.ts';
import { physicalCardLabelTexts } from './label-texts.ts';

interface Promised {
  readonly from: string;
  readonly to: string;
}

/** By when it should be in the hand, as one sentence. */
export function usePromiseText(): (promise: Promised) => string {
  const t = useTexts(physicalCardLabelTexts);
  const { locale } = useLocale();
  return ({ from, to }) =>
    from === to
      ? t('cardWords.promise.day', { day: dayText(to, locale) })
      : t('cardWords.promise.days', dayRangeText(from, to, locale));
}
