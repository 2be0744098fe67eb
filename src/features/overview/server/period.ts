import { addDays, addMonths, dateInIsrael, startOfDay } from '#base/israel-time.ts';
import type { OverviewRange } from '../contract.ts';

/** So many days up to today, and as many before them; days of Israel, both ends counted. */
export interface Period {
  readonly from: string;
  readonly to: string;
  readonly beforeFrom: string;
  /** The moments at which they begin and end. */
  readonly starts: Date;
  readonly ends: Date;
  readonly beforeStarts: Date;
}

export function periodOf(range: OverviewRange, now: Date): Period {
  const to = dateInIsrael(now);
  const from = addDays(to, 1 - range);
  const beforeFrom = addDays(from, -range);
  return {
    from,
    to,
    beforeFrom,
    starts: startOfDay(from),
    ends: startOfDay(addDays(to, 1)),
    beforeStarts: startOfDay(beforeFrom),
  };
}

const monthCount = 12;

/** The last twelve months as `2026-11`, this one at the end, and when the first begins. */
export function monthsUpTo(now: Date): { readonly names: readonly string[]; readonly starts: Date } {
  const first = startOfDay(`${dateInIsrael(now).slice(0, 7)}-01`);
  const starts = Array.from({ length: monthCount }, (_, index) => addMonths(first, index + 1 - monthCount));
  return { names: starts.map((at) => dateInIsrael(at).slice(0, 7)), starts: starts[0] ?? first };
}
