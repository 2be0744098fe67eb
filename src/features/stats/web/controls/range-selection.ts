import { addDays, daysIn, isDay } from '#base/time/israel-time.ts';
import { statsMaxDays, statsRanges } from '../../domain.ts';

export type StatsRange = (typeof statsRanges)[number];

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The period in the URL: a number of days up to today, or a custom range. */
export type RangeSelection = { readonly kind: 'range'; readonly days: StatsRange } | ({ readonly kind: 'own' } & Span);

const defaultRange: StatsRange = 30;

export const spanOfRange = (days: StatsRange, today: string): Span => ({ from: addDays(today, 1 - days), to: today });

/** Invalid URL parameters fall back to the default of thirty days. */
export function rangeSelectionOf(search: URLSearchParams, today: string): RangeSelection {
  const [from, to] = [search.get('from'), search.get('to')];
  if (isDay(from) && isDay(to) && Object.keys(spanErrorsOf({ from, to }, today)).length === 0)
    return { kind: 'own', from, to };
  const days = statsRanges.find((one) => String(one) === search.get('range'));
  return { kind: 'range', days: days ?? defaultRange };
}

export const spanOf = (selection: RangeSelection, today: string): Span =>
  selection.kind === 'own' ? { from: selection.from, to: selection.to } : spanOfRange(selection.days, today);

/** The displayed range: a plan with less history shows the longest range it includes. */
export function visibleRange(
  selection: RangeSelection,
  today: string,
  earliest: string | undefined,
): StatsRange | undefined {
  if (selection.kind === 'own') return undefined;
  const matching = statsRanges.filter((days) => days <= selection.days && !isLocked(days, today, earliest));
  return matching.at(-1) ?? statsRanges[0];
}

export const isLocked = (days: StatsRange, today: string, earliest: string | undefined): boolean =>
  earliest !== undefined && spanOfRange(days, today).from < earliest;

export type SpanError = 'missing' | 'order' | 'future' | 'long';

/** Validation errors of a custom period, by field. */
export function spanErrorsOf({ from, to }: Span, today: string): { from?: SpanError; to?: SpanError } {
  const errors = { ...dayErrorOf('from', from, today), ...dayErrorOf('to', to, today) };
  if (errors.from || errors.to) return errors;
  if (to < from) return { to: 'order' };
  return daysIn(from, to) > statsMaxDays ? { from: 'long' } : {};
}

function dayErrorOf(name: 'from' | 'to', day: string, today: string): { from?: SpanError; to?: SpanError } {
  if (!isDay(day)) return { [name]: 'missing' };
  return day > today ? { [name]: 'future' } : {};
}

/** The query string of a selection. */
export const searchOf = (selection: RangeSelection): string =>
  selection.kind === 'own' ? `?from=${selection.from}&to=${selection.to}` : `?range=${selection.days}`;
