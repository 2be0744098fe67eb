import { addDays, dateInIsrael, startOfDay } from '#base/time/israel-time.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLocale } from '#ui/locale.tsx';

const dayMilliseconds = 86_400_000;

export const isDays = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= 365;

/** As the server computes it: from the end of the trial or, if it is over, from now. */
export function extendedUntil(trialEndsAt: string | null, days: number, now: Date): Date {
  const from = Math.max(trialEndsAt ? Date.parse(trialEndsAt) : 0, now.getTime());
  return new Date(from + days * dayMilliseconds);
}

/** The last second of a day in Israel; undefined if invalid. */
export function endOfDay(day: string): Date | undefined {
  if (Number.isNaN(Date.parse(`${day}T12:00:00Z`))) return undefined;
  return new Date(startOfDay(addDays(day, 1)).getTime() - 1_000);
}

export const dayAhead = (now: Date, days: number): string =>
  dateInIsrael(new Date(now.getTime() + days * dayMilliseconds));

/** Formats a day for use in a sentence, in the user's language. */
export function useDayText(): (at: string | Date) => string {
  const { locale } = useLocale();
  return (at) => formatInstant(at, locale, { dateStyle: 'long' });
}
