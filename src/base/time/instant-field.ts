import { instantAt, wallClock } from './israel-time.ts';

/** Formats an instant for a `datetime-local` field, in the Israel time zone regardless of the machine's. */
export function instantField(instant: Date): string {
  const { day, time } = wallClock(instant);
  return `${day}T${time}`;
}

/** Parses such a field; undefined while it is incomplete. */
export function instantOfField(field: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(field) ?? [];
  return day && time ? instantAt(day, time) : undefined;
}
