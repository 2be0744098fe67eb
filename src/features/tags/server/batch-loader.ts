export interface BatchLoaderOptions<V> {
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  readonly onFailure: (error: unknown) => void;
  /** In one read. */
  readonly most: number;
  /** Reads at the same time. Another begins beside one only for so many, or beside one that takes so long. */
  readonly atOnce: number;
  readonly enough: number;
  readonly slowMilliseconds: number;
}

/** By a callback: of thousands a second, none should cost a promise of its own. */
type Done<V> = (value: V | undefined, isFailed: boolean) => void;
type Asked<V> = Map<string, Done<V>[]>;

/** Whoever asks in the same turn of the event loop is answered by one read; so is whoever asks while others are under way. */
export function createBatchLoader<V>(options: BatchLoaderOptions<V>): (key: string, done: Done<V>) => void {
  const { read, onFailure, most, atOnce, enough, slowMilliseconds } = options;
  let waiting: Asked<V> = new Map();
  let running = 0;
  let begunAt = 0;
  let isArmed = false;

  /** A read costs about the same for one as for many: whoever waits a little longer for it waits in company. */
  const mayStart = (): boolean => {
    if (waiting.size === 0 || running >= atOnce) return false;
    return running === 0 || waiting.size >= enough || performance.now() - begunAt > slowMilliseconds;
  };

  const arm = () => {
    if (isArmed || !mayStart()) return;
    isArmed = true;
    setImmediate(start);
  };

  const start = () => {
    isArmed = false;
    while (mayStart()) void run(take()).catch(onFailure);
  };

  const take = (): Asked<V> => {
    const all = [...waiting];
    waiting = new Map(all.slice(most));
    return new Map(all.slice(0, most));
  };

  const run = async (asked: Asked<V>): Promise<void> => {
    running += 1;
    begunAt = performance.now();
    const found = await read([...asked.keys()]).catch(onFailure);
    running -= 1;
    arm();
    for (const [key, all] of asked) for (const done of all) done(found?.get(key), !found);
  };

  return (key, done) => {
    const known = waiting.get(key);
    if (known) known.push(done);
    else waiting.set(key, [done]);
    arm();
  };
}
