const dayMinutes = 1_440;

/** `09:30` of minutes after midnight; the end of the day reads as its first minute, which an input of hours can show. */
export function clockText(minutes: number): string {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
