import { type DateStyle, formatCompact, formatDay, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
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

/** `full` for tables and screen readers, `medium` for sentences, `short` for axes. */
type DayStyle = 'full' | 'medium' | 'short';

const options: Readonly<Record<DayStyle, DateStyle>> = {
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric' },
};

/** A calendar day in the user's language. */
export const dayText = (day: string, locale: Locale, style: DayStyle = 'medium'): string =>
  formatDay(day, locale, options[style]);
