export interface BatchLoaderOptions<V> {
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  readonly onFailure: (error: unknown) => void;
  /** In one read. */
  readonly maxBatch: number;
  /** Reads at the same time. Another begins beside one only for so many, or beside one that takes so long. */
  readonly concurrency: number;
  readonly minBatch: number;
  readonly slowMilliseconds: number;
}

/** By a callback: of thousands a second, none should cost a promise of its own. */
type Done<V> = (value: V | undefined, isFailed: boolean) => void;
type PendingKeys<V> = Map<string, Done<V>[]>;

/** Whoever asks in the same turn of the event loop is answered by one read; so is whoever asks while others are under way. */
export function createBatchLoader<V>(options: BatchLoaderOptions<V>): (key: string, done: Done<V>) => void {
  const { read, onFailure, maxBatch, concurrency, minBatch, slowMilliseconds } = options;
  let waiting: PendingKeys<V> = new Map();
  let running = 0;
  let startedAt = 0;
  let isArmed = false;

  /** A read costs about the same for one as for many: whoever waits a little longer for it waits in company. */
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
