import { intlTag, type Locale } from '#i18n/locale.ts';

const timeZone = 'Asia/Jerusalem';

export type AgoUnit = 'year' | 'month' | 'day' | 'hour' | 'minute';

const steps: readonly (readonly [AgoUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * How long ago, in the largest unit that fits; undefined within the last minute, and for a clock that runs ahead. The
 * words are our own: browsers write "an hour (1)" in Hebrew.
 */
export function ago(then: Date, now: Date): { readonly unit: AgoUnit; readonly count: number } | undefined {
  const seconds = (now.getTime() - then.getTime()) / 1_000;
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? [];
  return unit && length ? { unit, count: Math.floor(seconds / length) } : undefined;
}

export const dayText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone }).format(date);

export const momentText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date);

/** 2026-11-15, by the Israeli calendar day. */
export const isoDay = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(date);
