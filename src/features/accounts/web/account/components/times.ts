import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

export type AgoUnit = 'year' | 'month' | 'day' | 'hour' | 'minute';

const steps: readonly (readonly [AgoUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * The elapsed time in the largest fitting unit; undefined within the last minute or if the clock runs ahead. Uses our
 * own texts, because browsers write "an hour (1)" in Hebrew.
 */
export function ago(then: Date, now: Date): { readonly unit: AgoUnit; readonly count: number } | undefined {
  const seconds = (now.getTime() - then.getTime()) / 1_000;
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? [];
  return unit && length ? { unit, count: Math.floor(seconds / length) } : undefined;
}

export const dayText = (date: Date, locale: Locale): string => formatInstant(date, locale, { dateStyle: 'long' });

export const instantText = (date: Date, locale: Locale): string =>
  formatInstant(date, locale, { dateStyle: 'long', timeStyle: 'short' });
