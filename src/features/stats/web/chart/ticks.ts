const aWeek = 7;
const steps = 4;

/** Evenly spaced axis labels, counted back from the last day, so that today is always labelled. */
export function ticksOf(days: readonly string[]): string[] {
  const last = days.length - 1;
  if (last < aWeek) return [...days];
  const step = Math.max(2, Math.floor(last / steps));
  return days.filter((_, index) => (last - index) % step === 0);
}
