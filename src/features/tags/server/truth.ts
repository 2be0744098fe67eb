/**
 * What was read stays true until somebody tells of a change. Moments are counted, not timed: what was read after the
 * last change of all that it hangs on is true.
 */
export function createTruth(most: number) {
  let moment = 0;
  let clearedAt = 0;
  const changed = new Map<string, number>();
  const clear = (): void => {
    moment += 1;
    clearedAt = moment;
    changed.clear();
  };
  return {
    /** To be taken before reading: a change that comes in between makes what is read doubtful. */
    now: (): number => moment,
    clear,
    change(key: string): void {
      // Too many to remember: then nothing that was read before is sure.
      if (changed.size >= most) clear();
      moment += 1;
      changed.set(key, moment);
    },
    holds: (since: number, keys: readonly string[]): boolean =>
      clearedAt <= since && keys.every((key) => (changed.get(key) ?? 0) <= since),
  };
}
