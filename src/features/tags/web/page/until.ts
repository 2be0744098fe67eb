import { addDays, clockOf, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';
import type { Tag } from '../../contract.ts';

export const untilPresets = ['tonight', 'weekEnd', 'week'] as const;
export type UntilPreset = (typeof untilPresets)[number];

const night = 22 * 60;
/** The week of work ends on Thursday. */
const lastDay = 4;
const weekEndHour = 18 * 60;
const yearDays = 365;
/** A time that has all but come is none to choose. */
const minDays = 30 * 60_000;

/** When a preset ends, by the clocks of Israel; undefined where it makes no sense any more. */
export function untilOf(preset: UntilPreset, now: Date): Date | undefined {
  const today = dateInIsrael(now);
  if (preset === 'week') return instantInIsrael(addDays(today, 7), minutesOf(now));
  if (preset === 'weekEnd') return weekEndAfter(today, now);
  const end = instantInIsrael(today, night);
  return isAhead(end, now) ? end : undefined;
}

function weekEndAfter(today: string, now: Date): Date {
  const daysLeft = (lastDay - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7;
  const end = instantInIsrael(addDays(today, daysLeft), weekEndHour);
  return isAhead(end, now) ? end : instantInIsrael(addDays(today, daysLeft + 7), weekEndHour);
}

const isAhead = (end: Date, now: Date): boolean => end.getTime() - now.getTime() >= minDays;

function minutesOf(instant: Date): number {
  const [hours = 0, minutes = 0] = clockOf(instant).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The last moment that may be chosen: a year is the most. */
export const lastUntil = (now: Date): Date => instantInIsrael(addDays(dateInIsrael(now), yearDays), minutesOf(now));

/** Timers cannot wait for longer. */
const maxDelay = 2_147_483_647;
/** The server's clock may be a little behind this one. */
const graceMilliseconds = 1_500;

/** How long until what a tag opens for a while is over; false where nothing is. */
export function untilEnd(tag: Pick<Tag, 'schedule'> | undefined, now: Date): number | false {
  if (!tag?.schedule) return false;
  const remaining = Date.parse(tag.schedule.until) - now.getTime() + graceMilliseconds;
  return Math.min(Math.max(remaining, graceMilliseconds), maxDelay);
}
