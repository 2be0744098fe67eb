import { formatDay, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { maxVatRate } from '../../vat-contract.ts';

/** 1750 → 17.5%. */
export const rateText = (rate: number, locale: Locale): string =>
  formatNumber(rate / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 });

/** `17.5`, `17,5` or `17.5%` → 1750; undefined for what is no rate. */
export function rateOf(typed: string): number | undefined {
  const found = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!found) return undefined;
  const [, integer = '', fraction = ''] = found;
  const rate = Number(integer) * 100 + Number(fraction.padEnd(2, '0'));
  return rate <= maxVatRate ? rate : undefined;
}

export const longDay = (day: string, locale: Locale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
