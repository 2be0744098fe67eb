import { addDays, clockOf, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';

const morning = 9 * 60;

/** A moment as the platform's field for day and hour writes it, on the clocks of Israel whatever the machine's. */
export const instantField = (instant: Date): string => `${dateInIsrael(instant)}T${clockOf(instant)}`;

/** What such a field says; undefined while it is not whole. */
export function instantOfField(field: string): Date | undefined {
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(field) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return undefined;
  return instantInIsrael(date, Number(hours) * 60 + Number(minutes));
}

/** When most posts go out: the next morning. */
export const nextMorning = (now: Date): Date => instantInIsrael(addDays(dateInIsrael(now), 1), morning);
