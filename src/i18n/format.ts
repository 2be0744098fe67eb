import { israelZone } from '#base/time/israel-time.ts';
import { intlTag, type Locale } from './locale.ts';

export type DateStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** Making a format costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, style]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(intlTag(locale), { ...style, timeZone });
  formats.set(key, known);
  return known;
}

/** An instant by the calendar and the clocks of Israel, in the reader's language. */
export const formatInstant = (at: Date | string, locale: Locale, style: DateStyle): string =>
  dateFormat(locale, style, israelZone).format(new Date(at));

/** A day such as `2026-11-15`: it has no hour, and so no zone that could move it. */
export const formatDay = (day: string, locale: Locale, style: DateStyle): string =>
  dateFormat(locale, style, 'UTC').format(new Date(`${day}T12:00:00Z`));

export const formatNumber = (value: number, locale: Locale, style: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(intlTag(locale), style).format(value);

/** `1.2K`, with Latin letters in both languages: an axis has no space for words. */
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
export const formatCompact = (value: number): string => compact.format(value);

/** The order of names in the reader's language. */
export const compareNames = (locale: Locale): ((one: string, two: string) => number) =>
  new Intl.Collator(intlTag(locale)).compare;

/** What a reader sees as one character: a letter with its points, an emoji. Made late: older browsers lack it. */
export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('he', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
