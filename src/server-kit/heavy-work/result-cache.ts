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
export function createResultCache<T>({ maxSize, sizeOf }: ResultCacheOptions<T>): ResultCache<T> {
  const cached = new Map<string, { readonly result: T; readonly size: number }>();
  const pending = new Map<string, Promise<T>>();
  let total = 0;
  const store = (name: string, result: T) => {
    const size = sizeOf(result);
    if (result === undefined || size > maxSize) return;
    cached.set(name, { result, size });
    total += size;
    for (const [oldest, { size: freed }] of cached) {
      if (total <= maxSize) return;
      cached.delete(oldest);
      total -= freed;
    }
  };
  return {
    get: (name, make) => {
      const found = cached.get(name);
      if (found) {
        cached.delete(name);
        cached.set(name, found);
        return Promise.resolve(found.result);
      }
      const running = pending.get(name);
      if (running) return running;
      const started = make()
        .then((result) => {
          store(name, result);
          return result;
        })
        .finally(() => pending.delete(name));
      pending.set(name, started);
      return started;
    },
  };
}
