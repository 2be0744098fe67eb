import { AppError } from '#base/app-error.ts';

export interface ConcurrencyLimiter {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** For the steps of what has its place already, such as an upload: waits however many do. */
  join<T>(work: () => Promise<T>): Promise<T>;
  readonly isBusy: boolean;
}

interface ConcurrencyLimiterOptions {
  readonly concurrency: number;
  /** Whoever comes when so many wait is asked to come back. */
  readonly maxQueued?: number;
  /** A text key that says so better than the plain sentence does. */
  readonly message?: string;
}

const retryAfterSeconds = 5;

/** First come, first served, so many at once. */
export function createConcurrencyLimiter({
  concurrency,
  maxQueued = Number.POSITIVE_INFINITY,
  message,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = (queueLimit: number) => {
    if (running < concurrency) {
      running += 1;
      return undefined;
    }
    if (queue.length >= queueLimit)
      throw new AppError('unavailable', { ...(message && { message }), retryAfterSeconds });
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  // Whoever is next takes over the place, so that nobody slips in between.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const work = async <T>(todo: () => Promise<T>, queueLimit: number): Promise<T> => {
    await enter(queueLimit);
    try {
      return await todo();
    } finally {
      leave();
    }
  };
  return {
    get isBusy() {
      return running >= concurrency;
    },
    run: (todo) => work(todo, maxQueued),
    join: (todo) => work(todo, Number.POSITIVE_INFINITY),
  };
}
