import { addBusinessDays, type DayException, isBusinessDay } from '#base/time/business-days.ts';
import { addDays, instantAt, startOfDay, wallClock } from '#base/time/israel-time.ts';

/** As the contact page promises. */
const promisedDays = 1;

/** Until when a customer who waits was promised an answer. What comes on a rest day counts as of the next business day. */
export function answerDue(since: Date, exceptions: readonly DayException[]): Date {
  const { day, time } = wallClock(since);
  const due = addBusinessDays(day, promisedDays, exceptions);
  if (!isBusinessDay(day, exceptions)) return startOfDay(addDays(due, 1));
  return instantAt(due, time) ?? startOfDay(due);
}
