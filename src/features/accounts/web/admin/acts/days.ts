const dayMilliseconds = 86_400_000;

export const isDays = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= 365;

/** As the server counts: from the end of the trial or, where it is over, from now. */
export function extendedUntil(trialEndsAt: string | null, days: number, now: Date): Date {
  const from = Math.max(trialEndsAt ? Date.parse(trialEndsAt) : 0, now.getTime());
  return new Date(from + days * dayMilliseconds);
}

const hourInIsrael = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Jerusalem',
});
const dayInIsrael = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });

/** The last second of a day in Israel; undefined for what is no day. */
export function endOfDay(day: string): Date | undefined {
  const ends = ['+02:00', '+03:00'].map((offset) => new Date(`${day}T23:59:59${offset}`));
  return ends.find((end) => !Number.isNaN(end.getTime()) && Number(hourInIsrael.format(end)) === 23);
}

export const dayAhead = (now: Date, days: number): string =>
  dayInIsrael.format(new Date(now.getTime() + days * dayMilliseconds));
