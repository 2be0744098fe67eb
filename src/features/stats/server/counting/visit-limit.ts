/** More than anybody looks at one card: a program that calls itself a browser, or a key that is held down. */
export const visitsAMinute = 30;
const maxVisitors = 100_000;
const minuteMilliseconds = 60_000;

/** Whether one more visit of the same visitor in the same minute still counts. */
export function createVisitLimit(): (visitor: string, at: Date) => boolean {
  const visits = new Map<string, number>();
  let minute = 0;
  return (visitor, at) => {
    const now = Math.floor(at.getTime() / minuteMilliseconds);
    if (now !== minute || visits.size >= maxVisitors) visits.clear();
    minute = now;
    const count = (visits.get(visitor) ?? 0) + 1;
    if (count <= visitsAMinute) visits.set(visitor, count);
    return count <= visitsAMinute;
  };
}
