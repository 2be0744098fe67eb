/** Everything from the one marked last to this one, in the order shown; this one alone where there is no such. */
export function pickRange(shown: readonly number[], last: number | undefined, id: number): readonly number[] {
  const [from, to] = [last === undefined ? -1 : shown.indexOf(last), shown.indexOf(id)];
  if (from < 0 || to < 0) return [id];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}
