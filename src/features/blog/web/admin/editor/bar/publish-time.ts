import { addDays, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';

const morning = 9 * 60;

/** When most posts go out: the next morning. */
export const nextMorning = (now: Date): Date => instantInIsrael(addDays(dateInIsrael(now), 1), morning);
