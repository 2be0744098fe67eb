export interface Month {
  /** `2026-11`. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Months by the calendar, the one of the day first and then back: an accountant's way to ask for documents. */
export function lastMonths(day: string, count: number): Month[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, offset) => monthOf(year * 12 + month - 1 - offset));
}

function monthOf(index: number): Month {
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const name = `${year}-${two(month)}`;
  return { name, from: `${name}-01`, to: `${name}-${two(last)}` };
}
