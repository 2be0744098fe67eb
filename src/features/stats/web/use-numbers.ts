import { useMemo } from 'react';
import { formatCompact, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#ui/locale.tsx';

/** Numbers as the reader writes them: in full, short where there is little space, and shares of a whole. */
export function useNumbers() {
  const { locale } = useLocale();
  return useMemo(() => {
    const formatInteger = (value: number) => formatNumber(value, locale);
    return { formatInteger, short: formatCompact, share: (value: number) => shareText(value, formatInteger) };
  }, [locale]);
}

/** Something is never nothing: a small share says that it is small. */
function shareText(value: number, formatInteger: (value: number) => string): string {
  const percent = value * 100;
  if (percent > 0 && percent < 1) return '<1%';
  return `${formatInteger(Math.round(percent))}%`;
}
