interface Entry<V> {
  readonly value: V;
  readonly until: number;
}

/** A cache with a time to live and a max number of entries. */
export function createTtlCache<K, V>(maxEntries: number, milliseconds = 60_000) {
  const entries = new Map<K, Entry<V>>();
  return {
    find(key: K, now: number): Entry<V> | undefined {
      const entry = entries.get(key);
      if (!entry || entry.until > now) return entry;
      entries.delete(key);
      return undefined;
    },
    set(key: K, value: V, now: number): void {
      if (entries.size >= maxEntries) entries.clear();
      entries.set(key, { value, until: now + milliseconds });
    },
    deleteWhere(isStale: (value: V) => boolean): void {
      for (const [key, { value }] of entries) if (isStale(value)) entries.delete(key);
    },
    clear: (): void => entries.clear(),
    get size() {
      return entries.size;
    },
  };
}
