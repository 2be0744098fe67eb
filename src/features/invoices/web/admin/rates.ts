import { formatDay, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { maxVatRate } from '../../vat-contract.ts';

/** Formats 1750 as 17.5%. */
export const rateText = (rate: number, locale: Locale): string =>
  formatNumber(rate / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 });

/** Parses `17.5`, `17,5` or `17.5%` to 1750; undefined if it is not a rate. */
export function rateOf(typed: string): number | undefined {
  const found = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!found) return undefined;
  const [, integer = '', fraction = ''] = found;
  const rate = Number(integer) * 100 + Number(fraction.padEnd(2, '0'));
  return rate <= maxVatRate ? rate : undefined;
}

export const longDay = (day: string, locale: Locale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

export interface Month {
  /** `2026-11`. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Calendar months, from the one of `day` backwards; accountants request documents by month. */
export function lastMonths(day: string, count: number): Month[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, offset) => monthOf(year * 12 + month - 1 - offset));
}

function monthOf(index: number): Month {
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const name = `${year}-${two(month)}`;
  return { name, from: `${name}-01`, to: `${name}-${two(last)}` };
}
