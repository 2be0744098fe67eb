import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';

const morning = 9 * 60;

/** The default schedule: the next morning. */
export const nextMorning = (now: Date): Date => instantInIsrael(addDays(dateInIsrael(now), 1), morning);
