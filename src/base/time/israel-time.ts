/** Israel time; the only module that uses its zone. A day is a text such as `2026-11-15`, an instant is a `Date`. */
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

/** Israel's offset from UTC at an instant. */
function offsetAt(time: number): number {
  const parts = Object.fromEntries(wallClockFormat.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1_000) * 1_000;
}

/** The wall-clock time, represented as if it were UTC. */
const asUtc = (instant: Date): Date => new Date(instant.getTime() + offsetAt(instant.getTime()));

/** The instant of a wall-clock time: the first one where it occurs twice, an hour later where it is skipped. */
function instantOfWallTime(wallTime: number): Date {
  const [before, after] = [offsetAt(wallTime - halfDay), offsetAt(wallTime + halfDay)];
  const afterChange = wallTime - after;
  const isBefore = offsetAt(wallTime - before) === before;
  return new Date(!isBefore && offsetAt(afterChange) === after ? afterChange : wallTime - before);
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Adds calendar months in Israel at the same wall-clock time. A day that the month lacks becomes its last day; always
 * count from one anchor, never from such a day, so that the day of the month does not drift.
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

/** Compares calendar months only, regardless of the days. */
export function monthsBetween(anchor: Date, instant: Date): number {
  const [from, to] = [asUtc(anchor), asUtc(instant)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

/** The start of a day in Israel. */
export const startOfDay = (day: string): Date => instantOfWallTime(Date.parse(`${day}T00:00:00Z`));

/** The instant at which the wall clock shows so many minutes after the day's midnight. */
export const instantInIsrael = (day: string, minutes: number): Date =>
  instantOfWallTime(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMilliseconds);

/** The instant of a day and a wall-clock time such as `09:30`; undefined if invalid. */
export function instantAt(day: string, time: string): Date | undefined {
  const wallTime = Date.parse(`${day}T${time}:00Z`);
  return Number.isNaN(wallTime) ? undefined : instantOfWallTime(wallTime);
}

/** The day and wall-clock time of an instant, such as `2026-11-15` and `09:30`. */
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
/** Offsets change only on whole hours, so a result can be cached per hour; events are counted by the thousand. */
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

/** The number of days in a period, including both ends. */
export const daysIn = (from: string, to: string): number =>
  Math.round((noonOf(to) - noonOf(from)) / dayMilliseconds) + 1;

export const listDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysIn(from, to)) }, (_, index) => addDays(from, index));

/** Whether the day exists: 30 February does not. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return addDays(text, 0) === text;
}
