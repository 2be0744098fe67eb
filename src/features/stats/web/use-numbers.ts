import { formatCompact, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#ui/locale.tsx';

/** Locale-aware number formats: full, compact for little space, and percentages. */
export function useNumbers() {
  const { locale } = useLocale();
  const formatInteger = (value: number) => formatNumber(value, locale);
  return { formatInteger, short: formatCompact, share: (value: number) => shareText(value, formatInteger) };
}

/** A small non-zero share is never shown as zero. */
function shareText(value: number, formatInteger: (value: number) => string): string {
  const percent = value * 100;
  if (percent > 0 && percent < 1) return '<1%';
  return `${formatInteger(Math.round(percent))}%`;
}
