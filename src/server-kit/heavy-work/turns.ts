import { AppError } from '#base/app-error.ts';

export interface Turns {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** For the steps of what has its place already, such as an upload: waits however many do. */
  join<T>(work: () => Promise<T>): Promise<T>;
  readonly isBusy: boolean;
}

interface TurnsOptions {
  readonly atOnce: number;
  /** Whoever comes when so many wait is asked to come back. */
  readonly waiting?: number;
  /** A text key that says so better than the plain sentence does. */
  readonly message?: string;
}

const retryAfterSeconds = 5;

/** First come, first served, so many at once. */
export function createTurns({ atOnce, waiting = Number.POSITIVE_INFINITY, message }: TurnsOptions): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = (most: number) => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (queue.length >= most) throw new AppError('unavailable', { ...(message && { message }), retryAfterSeconds });
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  // Whoever is next takes over the place, so that nobody slips in between.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const work = async <T>(todo: () => Promise<T>, most: number): Promise<T> => {
    await enter(most);
    try {
      return await todo();
    } finally {
      leave();
    }
  };
  return {
    get isBusy() {
      return running >= atOnce;
    },
    run: (todo) => work(todo, waiting),
    join: (todo) => work(todo, Number.POSITIVE_INFINITY),
  };
}
