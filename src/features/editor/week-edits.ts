import type { OpenSpan } from '#features/profiles/opening-hours.ts';

export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Sunday to Thursday. */
const workDays: readonly number[] = [0, 1, 2, 3, 4];

export type CopyTo = 'work' | 'all' | number;

/** The week with one day's hours on other days too. */
export function copyHours(week: readonly (readonly OpenSpan[])[], from: number, to: CopyTo): (readonly OpenSpan[])[] {
  const isMeant = (day: number): boolean => to === 'all' || (to === 'work' ? workDays.includes(day) : to === day);
  return week.map((spans, day) => (isMeant(day) ? (week[from] ?? []) : spans));
}

const maxSpans = 6;
const afternoon = { from: 16 * 60, to: 19 * 60 };
const wholeDay = { from: 9 * 60, to: 17 * 60 };
const dayEnd = 24 * 60;

/** One more span, after the last one when the day has space for it. */
export function withSpan(spans: readonly OpenSpan[]): readonly OpenSpan[] {
  const last = spans.at(-1);
  if (!last) return [wholeDay];
  if (spans.length >= maxSpans) return spans;
  if (last.to <= afternoon.from && last.to > last.from) return [...spans, afternoon];
  const from = Math.min(last.to + 60, dayEnd - 60);
  return [...spans, { from, to: Math.min(from + 120, dayEnd - 1) }];
}
