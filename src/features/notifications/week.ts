import { addDays, wallTimeOf } from '#base/time/israel-time.ts';

/** Sunday to Saturday in Israel; dates as `2026-11-15`. */
export interface Week {
  readonly from: string;
  readonly to: string;
}

const summaryHour = 8;

export const weekFrom = (from: string): Week => ({ from, to: addDays(from, 6) });
export const weekBefore = ({ from }: Week): Week => weekFrom(addDays(from, -7));

/**
 * The week to summarize: the one that ended last night, from eight o'clock on Sunday. A server that was down at eight
 * catches up later that day; on any other day it is too late for a summary.
 */
export function weekToSummarize(now: Date): Week | undefined {
  const { day, hour } = wallTimeOf(now);
  const isSunday = new Date(day).getUTCDay() === 0;
  return isSunday && hour >= summaryHour ? weekFrom(addDays(day, -7)) : undefined;
}
