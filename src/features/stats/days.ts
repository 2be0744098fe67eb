import { statsZone } from './domain.ts';

/** A day in Israel, as `2026-11-15`, and the hour that clocks there show. */
export interface WallTime {
  readonly day: string;
  readonly hour: number;
}

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: statsZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;
const knownMost = 500;
/** Clocks there change on whole hours only, so that one look holds for an hour. */
const known = new Map<number, WallTime>();

export function wallTimeOf(at: Date): WallTime {
  const hour = Math.floor(at.getTime() / hourMilliseconds);
  const found = known.get(hour);
  if (found) return found;
  if (known.size >= knownMost) known.clear();
  const parts = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
  const made = { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
  known.set(hour, made);
  return made;
}

export const dayOf = (at: Date): string => wallTimeOf(at).day;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * dayMilliseconds).toISOString().slice(0, 10);

/** How many days a period has, both its ends counted. */
export const daysIn = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / dayMilliseconds) + 1;

export const listDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysIn(from, to)) }, (_, place) => addDays(from, place));
