/** What was last known of so many things at most; the ones not asked for the longest go first. */
export function createLruCache<V>(maxEntries: number) {
  // A Map remembers the order of insertion.
  const entries = new Map<string, V>();
  return {
    find(key: string): V | undefined {
      return entries.get(key);
    },
    set(key: string, value: V): void {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= maxEntries) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
