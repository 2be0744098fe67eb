import { addDays, daysIn } from '#base/time/israel-time.ts';
import { statsMaxDays } from './domain.ts';

export interface RequestedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Range {
  readonly from: string;
  readonly to: string;
  /** The first day that the package includes. */
  readonly earliest: string;
}

const defaultDays = 30;

/** Why a requested range is invalid. */
export function rangeError({ from, to = from }: RequestedRange, today: string): 'order' | 'length' | undefined {
  if (!from || !to) return undefined;
  const end = to > today ? today : to;
  if (from > end) return 'order';
  return daysIn(from, end) > statsMaxDays ? 'length' : undefined;
}

/** Limits the requested range to today and to the days that the package includes. */
export function visibleRange({ from, to = '9' }: RequestedRange, today: string, statsDays: number): Range {
  const earliest = addDays(today, 1 - statsDays);
  const end = later(to > today ? today : to, earliest);
  const start = from ?? addDays(end, 1 - defaultDays);
  return { from: later(start, earliest), to: end, earliest };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** The preceding range of the same length; undefined if the package does not include it. */
export function rangeBefore({ from, to, earliest }: Range): { from: string; to: string } | undefined {
  const before = { from: addDays(from, -daysIn(from, to)), to: addDays(from, -1) };
  return before.from < earliest ? undefined : before;
}
