const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jerusalem',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const halfDay = 12 * 3_600_000;

/** How far the clocks of Israel are ahead of UTC at a moment. */
function aheadAt(time: number): number {
  const parts = Object.fromEntries(wall.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1_000) * 1_000;
}

/** What the clocks show, as if it were UTC. */
const shownAt = (moment: Date): Date => new Date(moment.getTime() + aheadAt(moment.getTime()));

/** When the clocks show it: the first time where they do so twice, an hour later where they skip it. */
function momentShowing(shown: number): Date {
  const [before, after] = [aheadAt(shown - halfDay), aheadAt(shown + halfDay)];
  const late = shown - after;
  const isBefore = aheadAt(shown - before) === before;
  return new Date(!isBefore && aheadAt(late) === after ? late : shown - before);
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Months later by the calendar of Israel, at the same time on the clock. A day that a month does not have is its last
 * one; count from one anchor and never from such a day, and the day of the month does not drift.
 */
export function addMonths(anchor: Date, count: number): Date {
  if (count === 0) return anchor;
  const shown = shownAt(anchor);
  const first = new Date(shown);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + count);
  const day = Math.min(shown.getUTCDate(), daysIn(first.getUTCFullYear(), first.getUTCMonth()));
  return momentShowing(first.setUTCDate(day));
}

/** By the names of the months alone, whatever the days. */
export function monthsBetween(anchor: Date, moment: Date): number {
  const [from, to] = [shownAt(anchor), shownAt(moment)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

/** When a day such as `2026-11-15` begins in Israel. */
export const startOfDay = (day: string): Date => momentShowing(Date.parse(`${day}T00:00:00Z`));

/** When the clocks of Israel show a day and an hour such as `2026-11-15` and `09:30`; undefined for what is neither. */
export function momentIn(day: string, time: string): Date | undefined {
  const shown = Date.parse(`${day}T${time}:00Z`);
  return Number.isNaN(shown) ? undefined : momentShowing(shown);
}

/** The day and the hour that the clocks of Israel show at a moment. */
export function shownIn(moment: Date): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = shownAt(moment).toISOString().split('T');
  return { day, time: time.slice(0, 'hh:mm'.length) };
}
