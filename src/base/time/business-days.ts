/** Business days in Israel: Sunday to Thursday, except public holidays. Days have the format `2026-09-12`. */

const dayMilliseconds = 86_400_000;

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** Holiday eves and intermediate days are not listed: they count as business days. */
const restDays: Readonly<Record<string, readonly number[]>> = {
  Tishri: [1, 2, 10, 15, 22],
  Nisan: [15, 21],
  Sivan: [6],
};

/**
 * Independence Day by the weekday of each possible date. The law moves 5 Iyar so that neither it nor the memorial day
 * before it touches Shabbat: from Friday and Saturday back to Thursday, from Monday on to Tuesday.
 */
const independence: Readonly<Record<number, number>> = { 3: 4, 4: 4, 5: 3, 6: 2 };

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function hebrewDate(noon: Date): { readonly month: string; readonly day: number } {
  const parts = hebrew.formatToParts(noon);
  const part = (partType: string) => parts.find(({ type }) => type === partType)?.value ?? '';
  return { month: part('month'), day: Number(part('day')) };
}

/** An exception: a rest day that counts as a business day, or the reverse. */
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

/** The day on which `count` whole business days have passed; the first day does not count. */
export function addBusinessDays(day: string, count: number, exceptions: readonly DayException[] = []): string {
  let current = day;
  for (let remaining = count; remaining > 0; ) {
    current = nextDay(current);
    if (isBusinessDay(current, exceptions)) remaining -= 1;
  }
  return current;
}
