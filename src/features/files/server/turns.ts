import { AppError } from '#base/app-error.ts';

export interface Turns {
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly isBusy: boolean;
}

interface TurnsOptions {
  readonly atOnce: number;
  /** Whoever comes when so many wait is asked to come back. */
  readonly waiting?: number;
}

const retryAfterSeconds = 5;

/** First come, first served, so many at once. */
export function createTurns({ atOnce, waiting = Number.POSITIVE_INFINITY }: TurnsOptions): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = () => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (queue.length >= waiting) throw new AppError('unavailable', { message: 'files.errors.busy', retryAfterSeconds });
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  // Whoever is next takes over the place, so that nobody slips in between.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    get isBusy() {
      return running >= atOnce;
    },
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
