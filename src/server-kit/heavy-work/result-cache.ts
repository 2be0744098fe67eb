import { LRUCache } from 'lru-cache';

export interface ResultCache<T> {
  /** What was made under this name before, or is being made right now; else it is made. */
  get(name: string, make: () => Promise<T>): Promise<T>;
}

interface ResultCacheOptions<T> {
  readonly maxSize: number;
  readonly sizeOf: (result: T) => number;
}

/**
 * Results of work that strangers can ask for again and again, under names that say all that they are made of: so they
 * are never out of date. Nothing (`undefined`) is not kept. Made once however many ask at the same time; what was not asked for longest goes first.
 */
export function createResultCache<T extends NonNullable<unknown> | undefined>({
  maxSize,
  sizeOf,
}: ResultCacheOptions<T>): ResultCache<T> {
  // It refuses what weighs nothing.
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
