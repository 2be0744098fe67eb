/** Days on which Israel works: Sunday to Thursday, without the holidays on which work rests. Days are `2026-09-12`. */

const dayMilliseconds = 86_400_000;

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** Eves are short and the days between are worked on. */
const restDays: Readonly<Record<string, readonly number[]>> = {
  Tishri: [1, 2, 10, 15, 22],
  Nisan: [15, 21],
  Sivan: [6],
};

/**
 * Independence Day by the weekday that each date would have then. The law moves 5 Iyar so that neither it nor the
 * memorial day before it touches Shabbat: from Friday and Saturday back to Thursday, from Monday on to Tuesday.
 */
const independence: Readonly<Record<number, number>> = { 3: 4, 4: 4, 5: 3, 6: 2 };

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function hebrewDate(noon: Date): { readonly month: string; readonly day: number } {
  const parts = hebrew.formatToParts(noon);
  const part = (partType: string) => parts.find(({ type }) => type === partType)?.value ?? '';
  return { month: part('month'), day: Number(part('day')) };
}

/** A day on which we work although it is one of rest, or rest although it is none. */
export interface DayException {
  readonly day: string;
  readonly isWorked: boolean;
}

export function isBusinessDay(day: string, exceptions: readonly DayException[] = []): boolean {
  const exception = exceptions.find((one) => one.day === day);
  if (exception) return exception.isWorked;
  const noon = noonOf(day);
  const weekday = noon.getUTCDay();
  if (weekday > 4) return false;
  const { month, day: date } = hebrewDate(noon);
  if (month === 'Iyar') return independence[date] !== weekday;
  return !restDays[month]?.includes(date);
}

const nextDay = (day: string): string =>
  new Date(noonOf(day).getTime() + dayMilliseconds).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The day by which so many whole business days have passed; the first day itself is not counted. */
export function addBusinessDays(day: string, count: number, exceptions: readonly DayException[] = []): string {
  let current = day;
  for (let remaining = count; remaining > 0; ) {
    current = nextDay(current);
    if (isBusinessDay(current, exceptions)) remaining -= 1;
  }
  return current;
}
