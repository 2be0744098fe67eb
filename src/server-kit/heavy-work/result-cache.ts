import { LRUCache } from 'lru-cache';

export interface ResultCache<T> {
  /** Returns the cached or in-progress result of this name, else creates it. */
  get(name: string, make: () => Promise<T>): Promise<T>;
}

interface ResultCacheOptions<T> {
  readonly maxSize: number;
  readonly sizeOf: (result: T) => number;
}

/**
 * Caches results of work that visitors can request repeatedly. A name covers all inputs, so entries are never stale.
 * `undefined` is not cached. Concurrent requests share one computation; evicts the least recently used.
 */
export function createResultCache<T extends NonNullable<unknown> | undefined>({
  maxSize,
  sizeOf,
}: ResultCacheOptions<T>): ResultCache<T> {
  // The cache rejects entries of size 0.
  const sizeCalculation = (result: T) => Math.max(1, sizeOf(result));
  const cached = new LRUCache<string, NonNullable<T>>({ maxSize, sizeCalculation });
  const pending = new Map<string, Promise<T>>();
  return {
    get: (name, make) => {
      const found = cached.get(name);
      if (found !== undefined) return Promise.resolve(found);
      const running = pending.get(name);
      if (running) return running;
      const started = make()
        .then((result) => {
          if (result !== undefined) cached.set(name, result);
          return result;
        })
        .finally(() => pending.delete(name));
      pending.set(name, started);
      return started;
    },
  };
}
