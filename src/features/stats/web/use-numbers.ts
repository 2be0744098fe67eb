import { useMemo } from 'react';
import { intlTag } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';

/** Numbers as the reader writes them: whole, short where there is little room, and shares of a whole. */
export function useNumbers() {
  const { locale } = useLocale();
  return useMemo(() => {
    const whole = new Intl.NumberFormat(intlTag(locale));
    // Latin letters in both languages: an axis has no room for words.
    const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
    return {
      whole: (value: number) => whole.format(value),
      short: (value: number) => short.format(value),
      share: (value: number) => shareText(value, whole),
    };
  }, [locale]);
}

/** Something is never nothing: a small share says that it is small. */
function shareText(value: number, whole: Intl.NumberFormat): string {
  const percent = value * 100;
  if (percent > 0 && percent < 1) return '<1%';
  return `${whole.format(Math.round(percent))}%`;
}
