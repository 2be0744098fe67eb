export interface BatchLoaderOptions<V> {
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  readonly onFailure: (error: unknown) => void;
  /** Max keys per read. */
  readonly maxBatch: number;
  /** Max concurrent reads. Another starts only for at least `minBatch` keys, or beside one over `slowMilliseconds`. */
  readonly concurrency: number;
  readonly minBatch: number;
  readonly slowMilliseconds: number;
}

/** A callback, because at thousands of calls per second a promise each is too expensive. */
type Done<V> = (value: V | undefined, isFailed: boolean) => void;
type PendingKeys<V> = Map<string, Done<V>[]>;

/** Combines keys requested in the same event-loop turn, or while other reads are running, into one read. */
export function createBatchLoader<V>(options: BatchLoaderOptions<V>): (key: string, done: Done<V>) => void {
  const { read, onFailure, maxBatch, concurrency, minBatch, slowMilliseconds } = options;
  let waiting: PendingKeys<V> = new Map();
  let running = 0;
  let startedAt = 0;
  let isArmed = false;

  /** A read costs about the same for one key as for many, so keys wait briefly to be batched. */
  const canStart = (): boolean => {
    if (waiting.size === 0 || running >= concurrency) return false;
    return running === 0 || waiting.size >= minBatch || performance.now() - startedAt > slowMilliseconds;
  };

  const arm = () => {
    if (isArmed || !canStart()) return;
    isArmed = true;
    setImmediate(start);
  };

  const start = () => {
    isArmed = false;
    while (canStart()) void run(nextBatch()).catch(onFailure);
  };

  const nextBatch = (): PendingKeys<V> => {
    const all = [...waiting];
    waiting = new Map(all.slice(maxBatch));
    return new Map(all.slice(0, maxBatch));
  };

  const run = async (keys: PendingKeys<V>): Promise<void> => {
    running += 1;
    startedAt = performance.now();
    const found = await read([...keys.keys()]).catch(onFailure);
    running -= 1;
    arm();
    for (const [key, all] of keys) for (const done of all) done(found?.get(key), !found);
  };

  return (key, done) => {
    const known = waiting.get(key);
    if (known) known.push(done);
    else waiting.set(key, [done]);
    arm();
  };
}
