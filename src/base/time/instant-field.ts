import { instantAt, wallClock } from './israel-time.ts';

/** A moment as the platform's field for day and hour writes it, on the clocks of Israel whatever the machine's. */
export function instantField(instant: Date): string {
  const { day, time } = wallClock(instant);
  return `${day}T${time}`;
}

/** What such a field says; undefined while it is not whole. */
export function instantOfField(field: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(field) ?? [];
  return day && time ? instantAt(day, time) : undefined;
}
