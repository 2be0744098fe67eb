import { addDays, daysIn } from '#base/time/israel-time.ts';
import { statsMaxDays } from './domain.ts';

export interface RequestedRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Range {
  readonly from: string;
  readonly to: string;
  /** The first day that the package shows. */
  readonly earliest: string;
}

const defaultDays = 30;

/** Which field of a wish makes no sense, and why. */
export function rangeError({ from, to = from }: RequestedRange, today: string): 'order' | 'length' | undefined {
  if (!from || !to) return undefined;
  const end = to > today ? today : to;
  if (from > end) return 'order';
  return daysIn(from, end) > statsMaxDays ? 'length' : undefined;
}

/** What is shown of what was asked for: nothing to come, and nothing older than the package shows. */
export function visibleRange({ from, to = '9' }: RequestedRange, today: string, statsDays: number): Range {
  const earliest = addDays(today, 1 - statsDays);
  const end = later(to > today ? today : to, earliest);
  const start = from ?? addDays(end, 1 - defaultDays);
  return { from: later(start, earliest), to: end, earliest };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** As many days, just before; undefined where the package does not reach back so far. */
export function rangeBefore({ from, to, earliest }: Range): { from: string; to: string } | undefined {
  const before = { from: addDays(from, -daysIn(from, to)), to: addDays(from, -1) };
  return before.from < earliest ? undefined : before;
}
