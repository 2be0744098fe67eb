const running = new WeakMap<object, Map<string, Promise<number>>>();

/** A thousand who ask for the same at one moment are one question to the database, in each process. */
export function onceAtATime(of: object, name: string, work: () => Promise<number>): Promise<number> {
  const known = running.get(of) ?? new Map<string, Promise<number>>();
  running.set(of, known);
  const before = known.get(name);
  if (before) return before;
  const begun = work().finally(() => known.delete(name));
  known.set(name, begun);
  return begun;
}
