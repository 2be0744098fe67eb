import { addDays } from '#base/israel-time.ts';
import type { LeadFilter } from '../../contract.ts';

export const timeRanges = ['all', 'today', 'week', 'month', 'own'] as const;
export type TimeRange = (typeof timeRanges)[number];
export const isTimeRange = (value: string): value is TimeRange => timeRanges.some((one) => one === value);

type Days = Pick<LeadFilter, 'from' | 'to'>;

const daysBack = { today: 0, week: 6, month: 29 } as const;

/** The days of a range that ends today, which is left open: what comes in later belongs to it too. */
export function daysOf(range: TimeRange, today: string): Days {
  if (range === 'all' || range === 'own') return {};
  return { from: addDays(today, -daysBack[range]) };
}

/** Which range the days in the address are. */
export function rangeOf({ from, to }: Days, today: string): TimeRange {
  if (!from && !to) return 'all';
  const named = (['today', 'week', 'month'] as const).find((range) => !to && from === addDays(today, -daysBack[range]));
  return named ?? 'own';
}
