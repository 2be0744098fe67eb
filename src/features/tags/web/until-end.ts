import type { Tag } from '../contract.ts';

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
