import { useMemo } from 'react';
import { formatCompact, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#ui/locale.tsx';

/** Numbers as the reader writes them: in full, short where there is little space, and shares of a whole. */
export function useNumbers() {
  const { locale } = useLocale();
  return useMemo(() => {
    const whole = (value: number) => formatNumber(value, locale);
    return { whole, short: formatCompact, share: (value: number) => shareText(value, whole) };
  }, [locale]);
}

/** Something is never nothing: a small share says that it is small. */
function shareText(value: number, whole: (value: number) => string): string {
  const percent = value * 100;
  if (percent > 0 && percent < 1) return '<1%';
  return `${whole(Math.round(percent))}%`;
}
