import { israelZone } from '#base/time/israel-time.ts';
import { intlTag, type Locale } from './locale.ts';

export type DateStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** Creating a formatter costs more than using it a hundred times, so formatters are cached. */
function cached<Style, Formatter>(create: (tag: string, style?: Style) => Formatter) {
  const known = new Map<string, Formatter>();
  return (tag: string, style?: Style): Formatter => {
    const key = tag + JSON.stringify(style);
    const formatter = known.get(key) ?? create(tag, style);
    known.set(key, formatter);
    return formatter;
  };
}

/** Under the names by which texts ask for them. */
export const formatters = {
  getDateTimeFormat: cached((tag, style?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, style)),
  getNumberFormat: cached((tag, style?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, style)),
  getPluralRules: cached((tag, style?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, style)),
};

const dateFormat = (locale: Locale, style: DateStyle, timeZone: string): Intl.DateTimeFormat =>
  formatters.getDateTimeFormat(intlTag(locale), { ...style, timeZone });

/** Formats an instant in the Israel time zone and the user's language. */
export const formatInstant = (at: Date | string, locale: Locale, style: DateStyle): string =>
  dateFormat(locale, style, israelZone).format(new Date(at));

/** Formats a date such as `2026-11-15`; it has no time, so no time zone can shift it. */
export const formatDay = (day: string, locale: Locale, style: DateStyle): string =>
  dateFormat(locale, style, 'UTC').format(new Date(`${day}T12:00:00Z`));

export const formatNumber = (value: number, locale: Locale, style: Intl.NumberFormatOptions = {}): string =>
  formatters.getNumberFormat(intlTag(locale), style).format(value);

/** `1.2K`, with Latin letters in both languages, because a chart axis has no space for words. */
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
export const formatCompact = (value: number): string => compact.format(value);

/** Sorts names by the collation of the user's language. */
export const compareNames = (locale: Locale): ((one: string, two: string) => number) =>
  new Intl.Collator(intlTag(locale)).compare;

/**
 * Splits into user-perceived characters (pointed letter, emoji). Created on use: old browsers lack `Intl.Segmenter`.
 */
export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('he', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

/** Text of unknown direction within a sentence: punctuation around it stays in place. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
/** Amounts, codes and numbers within a sentence: they run from left to right in Hebrew too. */
export const isolatedLtr = (text: string): string => `\u2066${text}\u2069`;

/** Keeps each date of a sentence on one line: `2 December 2027`, in either language. */
export const unbrokenDates = (sentence: string): string =>
  sentence.replaceAll(/(\d{1,2}) ([^\s\d]{1,12}) (\d{4})/g, '$1\u00a0$2\u00a0$3');
