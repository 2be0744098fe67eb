import { addDays, dateInIsrael } from '#base/israel-time.ts';

interface Day<T> {
  /** As it is in Israel. */
  readonly date: string;
  readonly items: readonly T[];
}

/** Neighbours of one day stand under one heading; the order stays as it is. */
export function byDay<T extends { readonly createdAt: string }>(items: readonly T[]): readonly Day<T>[] {
  const days: { date: string; items: T[] }[] = [];
  for (const item of items) {
    const date = dateInIsrael(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}

export function dayName(date: string, now: Date): 'today' | 'yesterday' | 'date' {
  const today = dateInIsrael(now);
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : 'date';
}
