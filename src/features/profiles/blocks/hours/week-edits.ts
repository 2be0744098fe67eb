import type { OpenSpan } from '../../opening-hours.ts';
import { maxSpans } from './block.ts';

export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Sunday to Thursday. */
const workDays: readonly number[] = [0, 1, 2, 3, 4];

export type CopyTo = 'work' | 'all' | number;

/** Copies the hours of one day to other days. */
export function copyHours(week: readonly (readonly OpenSpan[])[], from: number, to: CopyTo): (readonly OpenSpan[])[] {
  const isTarget = (day: number): boolean => to === 'all' || (to === 'work' ? workDays.includes(day) : to === day);
  return week.map((spans, day) => (isTarget(day) ? (week[from] ?? []) : spans));
}

const afternoon = { from: 16 * 60, to: 19 * 60 };
const defaultSpan = { from: 9 * 60, to: 17 * 60 };
const dayEnd = 24 * 60;

/** Adds a span, after the last one if the day has space for it. */
export function withSpan(spans: readonly OpenSpan[]): readonly OpenSpan[] {
  const last = spans.at(-1);
  if (!last) return [defaultSpan];
  if (spans.length >= maxSpans) return spans;
  if (!Number.isFinite(last.to) || (last.to <= afternoon.from && last.to > last.from)) return [...spans, afternoon];
  const from = Math.min(last.to + 60, dayEnd - 60);
  return [...spans, { from, to: Math.min(from + 120, dayEnd - 1) }];
}

const dayMinutes = 1_440;

/** Whether a span shares time with one before it on the same day. Hours that are not typed yet share nothing. */
export function overlapsEarlier(spans: readonly OpenSpan[], index: number): boolean {
  const endOf = ({ from, to }: OpenSpan) => (to <= from ? to + dayMinutes : to);
  const span = spans[index];
  return spans.slice(0, index).some((other) => span && other.from < endOf(span) && span.from < endOf(other));
}

/** Formats minutes after midnight as `09:30`. 24:00 becomes 00:00. */
export function clockText(minutes: number): string {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Reads a typed time: `9`, `930`, `9:30` or `09:30`. */
export function minutesOf(typed: string): number | undefined {
  const [, hours, minutes = '0'] = /^([01]?\d|2[0-4])(?:[:.]?([0-5]\d))?$/.exec(typed.trim()) ?? [];
  const found = Number(hours) * 60 + Number(minutes);
  return hours !== undefined && found <= dayMinutes ? found : undefined;
}
