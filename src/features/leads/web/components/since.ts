import { addDays, dateInIsrael } from '#base/israel-time.ts';

export type Since =
  | { readonly kind: 'now' | 'yesterday' }
  | { readonly kind: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly kind: 'date'; readonly isThisYear: boolean };

const minute = 60_000;
const hour = 60 * minute;
/** Within a night's few hours "three hours ago" says more than "yesterday". */
const hoursAcrossMidnight = 6;
const daysCounted = 7;

/** How long ago, as people say it; days change at midnight in Israel. */
export function sinceOf(then: Date, now: Date): Since {
  const passed = now.getTime() - then.getTime();
  if (passed < minute) return { kind: 'now' };
  if (passed < hour) return { kind: 'minutes', count: Math.floor(passed / minute) };
  const [day, today] = [dateInIsrael(then), dateInIsrael(now)];
  if (day === today || passed < hoursAcrossMidnight * hour) return { kind: 'hours', count: Math.floor(passed / hour) };
  const count = Array.from({ length: daysCounted }, (_, days) => days).find((days) => addDays(today, -days) === day);
  if (count === 1) return { kind: 'yesterday' };
  if (count) return { kind: 'days', count };
  return { kind: 'date', isThisYear: day.slice(0, 4) === today.slice(0, 4) };
}
