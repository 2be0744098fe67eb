import { useLocale, useTexts } from '#ui/locale.tsx';
import { cardWordsTexts } from './card-words-texts.ts';
import { daysWords, dayWords } from './day-words.ts';

interface Promised {
  readonly from: string;
  readonly to: string;
}

/** By when it should be in the hand, as one sentence. */
export function usePromiseWords(): (promise: Promised) => string {
  const t = useTexts(cardWordsTexts);
  const { locale } = useLocale();
  return ({ from, to }) =>
    from === to
      ? t('cardWords.promise.day', { day: dayWords(to, locale) })
      : t('cardWords.promise.days', daysWords(from, to, locale));
}
