import { LRUCache } from 'lru-cache';

export interface ResultCache<T> {
  /** Returns the cached or in-progress result of this name, else creates it. */
  get(name: string, make: () => Promise<T>): Promise<T>;
}

interface ResultCacheOptions<T> {
  readonly maxSize: number;
  readonly sizeOf: (result: T) => number;
}

/** The database whose figures are read, and the time. */
interface Reader {
  readonly db: object;
  readonly clock: { readonly now: () => Date };
}

interface TimedResult<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * For figures that many readers want and that may be a little old: computed at most once in that time for each database
 * and name, and concurrent requests share the pending result. Failures are not cached.
 */
export function createTimedCache<T>(milliseconds: number) {
  const cached = new WeakMap<object, Map<string, TimedResult<T>>>();
  return {
    get({ db, clock }: Reader, name: string, make: () => Promise<T>): Promise<T> {
      const results = cached.get(db) ?? new Map<string, TimedResult<T>>();
      cached.set(db, results);
      const now = clock.now().getTime();
      const found = results.get(name);
      if (found && found.until > now) return found.answer;
      const answer = make();
      results.set(name, { answer, until: now + milliseconds });
      answer.catch(() => results.delete(name));
      return answer;
    },
    /** What changed is computed anew for the next reader. */
    forget: (db: object): boolean => cached.delete(db),
  };
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
