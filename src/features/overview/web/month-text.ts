import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

/** `2026-11` in the reader's words: with its year in tables, short under a chart. */
export const monthText = (month: string, locale: Locale, style: 'long' | 'short'): string =>
  formatDay(`${month}-15`, locale, { month: style, ...(style === 'long' && { year: 'numeric' }) });
