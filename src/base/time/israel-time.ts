/** Time in Israel, the only place that knows its zone. A day is a text such as `2026-11-15`, an instant is a `Date`. */
export const israelZone = 'Asia/Jerusalem';

const wallClockFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: israelZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;
const dayMilliseconds = 24 * hourMilliseconds;
const halfDay = dayMilliseconds / 2;

/** How far the clocks of Israel are ahead of UTC at an instant. */
function offsetAt(time: number): number {
  const parts = Object.fromEntries(wallClockFormat.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1_000) * 1_000;
}

/** What the clocks show, as if it were UTC. */
const asUtc = (instant: Date): Date => new Date(instant.getTime() + offsetAt(instant.getTime()));

/** When the clocks show it: the first time where they do so twice, an hour later where they skip it. */
function instantOfWallTime(wallTime: number): Date {
  const [before, after] = [offsetAt(wallTime - halfDay), offsetAt(wallTime + halfDay)];
  const afterChange = wallTime - after;
  const isBefore = offsetAt(wallTime - before) === before;
  return new Date(!isBefore && offsetAt(afterChange) === after ? afterChange : wallTime - before);
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Months later by the calendar of Israel, at the same time on the clock. A day that a month does not have is its last
 * one; count from one anchor and never from such a day, and the day of the month does not drift.
 */
export function addMonths(anchor: Date, count: number): Date {
  if (count === 0) return anchor;
  const wallTime = asUtc(anchor);
  const first = new Date(wallTime);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + count);
  const day = Math.min(wallTime.getUTCDate(), lastDayOf(first.getUTCFullYear(), first.getUTCMonth()));
  return instantOfWallTime(first.setUTCDate(day));
}

/** By the names of the months alone, whatever the days. */
export function monthsBetween(anchor: Date, instant: Date): number {
  const [from, to] = [asUtc(anchor), asUtc(instant)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

/** When a day begins in Israel. */
export const startOfDay = (day: string): Date => instantOfWallTime(Date.parse(`${day}T00:00:00Z`));

/** When the clocks show so many minutes after the midnight with which a day begins. */
export const instantInIsrael = (day: string, minutes: number): Date =>
  instantOfWallTime(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMilliseconds);

/** When the clocks show a day and an hour such as `09:30`; undefined for what is neither. */
export function instantAt(day: string, time: string): Date | undefined {
  const wallTime = Date.parse(`${day}T${time}:00Z`);
  return Number.isNaN(wallTime) ? undefined : instantOfWallTime(wallTime);
}

/** The day and the hour that the clocks show, such as `2026-11-15` and `09:30`. */
export function wallClock(instant: Date): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = asUtc(instant).toISOString().split('T');
  return { day, time: time.slice(0, 'hh:mm'.length) };
}

export const clockOf = (instant: Date): string => wallClock(instant).time;

export interface WallTime {
  readonly day: string;
  readonly hour: number;
}

const maxCachedHours = 500;
/** Clocks change on whole hours only, so that one look holds for an hour: events are counted by the thousand. */
const hourCache = new Map<number, WallTime>();

export function wallTimeOf(instant: Date): WallTime {
  const hour = Math.floor(instant.getTime() / hourMilliseconds);
  const found = hourCache.get(hour);
  if (found) return found;
  if (hourCache.size >= maxCachedHours) hourCache.clear();
  const wallTime = asUtc(instant);
  const created = { day: wallTime.toISOString().slice(0, 'yyyy-mm-dd'.length), hour: wallTime.getUTCHours() };
  hourCache.set(hour, created);
  return created;
}

export const dateInIsrael = (instant: Date): string => wallTimeOf(instant).day;

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
export const addDays = (day: string, count: number): string =>
  new Date(noonOf(day) + count * dayMilliseconds).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** How many days a period has, both its ends counted. */
export const daysIn = (from: string, to: string): number =>
  Math.round((noonOf(to) - noonOf(from)) / dayMilliseconds) + 1;

export const listDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysIn(from, to)) }, (_, index) => addDays(from, index));

/** A day that exists: the 30th of February does not. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return addDays(text, 0) === text;
}
