export interface ResultCache<T> {
  /** What was made under this name before, or is being made right now; else it is made. */
  get(name: string, make: () => Promise<T>): Promise<T>;
}

interface ResultCacheOptions<T> {
  readonly most: number;
  readonly sizeOf: (result: T) => number;
}

/**
 * Results of work that strangers can ask for again and again, under names that say all that they are made of: so they
 * are never out of date. Nothing (`undefined`) is not kept. Made once however many ask at the same time; what was not asked for longest goes first.
 */
export function createResultCache<T>({ most, sizeOf }: ResultCacheOptions<T>): ResultCache<T> {
  const kept = new Map<string, { readonly result: T; readonly size: number }>();
  const making = new Map<string, Promise<T>>();
  let total = 0;
  const keep = (name: string, result: T) => {
    const size = sizeOf(result);
    if (result === undefined || size > most) return;
    kept.set(name, { result, size });
    total += size;
    for (const [oldest, { size: freed }] of kept) {
      if (total <= most) return;
      kept.delete(oldest);
      total -= freed;
    }
  };
  return {
    get: (name, make) => {
      const found = kept.get(name);
      if (found) {
        kept.delete(name);
        kept.set(name, found);
        return Promise.resolve(found.result);
      }
      const running = making.get(name);
      if (running) return running;
      const started = make()
        .then((result) => {
          keep(name, result);
          return result;
        })
        .finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
  };
}
