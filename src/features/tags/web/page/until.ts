import { addDays, clockOf, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';
import type { Tag } from '../../contract.ts';

export const untilPresets = ['tonight', 'saturday', 'week'] as const;
export type UntilPreset = (typeof untilPresets)[number];

const night = 22 * 60;
/** Saturday night ends with the day, so that it is never before tonight. */
const saturday = 6;
const midnight = 24 * 60 - 1;
const yearDays = 365;
/** The minimum lead time: nearer end times are not offered. */
const minDays = 30 * 60_000;

/** The end of a preset in the Israel time zone; undefined if it is no longer useful. */
export function untilOf(preset: UntilPreset, now: Date): Date | undefined {
  const today = dateInIsrael(now);
  if (preset === 'week') return instantInIsrael(addDays(today, 7), minutesOf(now));
  if (preset === 'saturday') return saturdayAfter(today, now);
  const end = instantInIsrael(today, night);
  return isAhead(end, now) ? end : undefined;
}

function saturdayAfter(today: string, now: Date): Date {
  const daysLeft = (saturday - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7;
  const end = instantInIsrael(addDays(today, daysLeft), midnight);
  return isAhead(end, now) ? end : instantInIsrael(addDays(today, daysLeft + 7), midnight);
}

const isAhead = (end: Date, now: Date): boolean => end.getTime() - now.getTime() >= minDays;

function minutesOf(instant: Date): number {
  const [hours = 0, minutes = 0] = clockOf(instant).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The latest selectable end: one year ahead. */
export const lastUntil = (now: Date): Date => instantInIsrael(addDays(dateInIsrael(now), yearDays), minutesOf(now));

/** The max delay of a browser timer, in milliseconds. */
const maxDelay = 2_147_483_647;
/** The server's clock may be slightly behind this one. */
const graceMilliseconds = 1_500;

/** Milliseconds until the tag's schedule ends; false if there is none. */
export function untilEnd(tag: Pick<Tag, 'schedule'> | undefined, now: Date): number | false {
  if (!tag?.schedule) return false;
  const remaining = Date.parse(tag.schedule.until) - now.getTime() + graceMilliseconds;
  return Math.min(Math.max(remaining, graceMilliseconds), maxDelay);
}
