/**
 * Tells whether a cached read is still valid: it is, unless one of the keys it depends on changed after the read. Changes
 * are ordered by a counter, not by the clock.
 */
export function createCacheInvalidation(maxKeys: number) {
  let instant = 0;
  let clearedAt = 0;
  const changed = new Map<string, number>();
  const clear = (): void => {
    instant += 1;
    clearedAt = instant;
    changed.clear();
  };
  return {
    /** Call before reading: a change during the read invalidates it. */
    now: (): number => instant,
    clear,
    change(key: string): void {
      // Too many keys to remember: invalidate everything.
      if (changed.size >= maxKeys) clear();
      instant += 1;
      changed.set(key, instant);
    },
    holds: (since: number, keys: readonly string[]): boolean =>
      clearedAt <= since && keys.every((key) => (changed.get(key) ?? 0) <= since),
  };
}
