import { AppError } from '#base/app-error.ts';

export interface ConcurrencyLimiter {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** For the steps of work already admitted, such as an upload: queues without a limit. */
  join<T>(work: () => Promise<T>): Promise<T>;
  readonly isBusy: boolean;
}

interface ConcurrencyLimiterOptions {
  readonly concurrency: number;
  /** Beyond this number of queued tasks, requests are refused and asked to retry. */
  readonly maxQueued?: number;
  /** Text key of a more specific message for the refusal. */
  readonly message?: string;
}

const retryAfterSeconds = 5;

/** FIFO, with a max number of concurrent tasks. */
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
  // The slot is passed directly to the next in the queue, so that no new task can take it in between.
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
