/** Five levels: none, and four relative to the busiest hour. */
export const depths = [0, 1, 2, 3, 4] as const;

export interface Hour {
  readonly day: number;
  readonly hour: number;
}

export const depthOf = (count: number, maxCount: number): number =>
  count === 0 || maxCount === 0 ? 0 : Math.ceil((count / maxCount) * (depths.length - 1));

export const maxOf = (hours: readonly (readonly number[])[]): number => Math.max(0, ...hours.flat());

/** The first of the busiest hours; undefined if there were no views. */
export function busiestOf(hours: readonly (readonly number[])[]): Hour | undefined {
  const maxCount = maxOf(hours);
  if (maxCount === 0) return undefined;
  const day = hours.findIndex((counts) => counts.includes(maxCount));
  return { day, hour: hours[day]?.indexOf(maxCount) ?? 0 };
}

/** `09:00–10:00`: left to right in every language. */
export const hoursText = (hour: number): string => `${clock(hour)}–${clock((hour + 1) % 24)}`;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The target of an arrow key, limited to the week; undefined for any other key. */
export function stepFrom({ day, hour }: Hour, key: string): Hour | undefined {
  const inside = (next: Hour): Hour => ({ day: clamp(next.day, 6), hour: clamp(next.hour, 23) });
  if (key === 'ArrowRight') return inside({ day, hour: hour + 1 });
  if (key === 'ArrowLeft') return inside({ day, hour: hour - 1 });
  if (key === 'ArrowDown') return inside({ day: day + 1, hour });
  if (key === 'ArrowUp') return inside({ day: day - 1, hour });
  if (key === 'Home') return { day, hour: 0 };
  return key === 'End' ? { day, hour: 23 } : undefined;
}

const clamp = (value: number, maxCount: number): number => Math.min(Math.max(value, 0), maxCount);
