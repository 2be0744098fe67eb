const aWeek = 7;
const steps = 4;

/** As many days as an axis has room for, evenly apart and counted back from the last: today always has its name. */
export function ticksOf(days: readonly string[]): string[] {
  const last = days.length - 1;
  if (last < aWeek) return [...days];
  const step = Math.max(2, Math.floor(last / steps));
  return days.filter((_, index) => (last - index) % step === 0);
}
