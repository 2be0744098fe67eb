import { Worker } from 'node:worker_threads';
import { AppError } from '#base/app-error.ts';

export interface ThreadOptions {
  readonly name: string;
  /** The module that the thread runs; it calls `serveThread`. */
  readonly file: URL;
  /** Whoever comes when so many wait is asked to come back. */
  readonly waiting: number;
  /** A text key that says so better than the plain sentence does. */
  readonly message?: string;
  readonly heapMegabytes: number;
}

export interface ThreadTask<Work> {
  readonly id: number;
  readonly work: Work;
}

export interface ThreadAnswer<Result> {
  readonly id: number;
  readonly value?: Result;
  readonly error?: unknown;
}

interface Waiting<Result> {
  readonly resolve: (value: Result) => void;
  readonly reject: (error: unknown) => void;
}

const retryAfterSeconds = 5;

/** Sources are run as they are, a build puts its entries side by side. */
export const threadFile = (name: string, importer: string): URL =>
  new URL(importer.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, importer);

/**
 * One piece of work after another, on a thread of their own: whoever floods it waits for others who do the same, and
 * never keeps a visitor waiting. A queue that is too long is refused. The thread starts with the first piece of work.
 */
export function createThread<Work, Result>(options: ThreadOptions): (work: Work) => Promise<Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let thread: Worker | undefined;
  let lastId = 0;
  /** The next piece of work starts a new thread. */
  const failAll = (error: unknown) => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const { name, file, heapMegabytes } = options;
    const started = new Worker(file, { name, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    started.on('message', (answer: ThreadAnswer<Result>) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) one?.reject(answer.error);
      else one?.resolve(answer.value as Result);
      if (waiting.size === 0) started.unref();
    });
    return started.on('error', failAll).on('exit', () => failAll(new Error(`The thread for ${name} has ended`)));
  };
  return (work) => {
    const { message } = options;
    if (waiting.size >= options.waiting)
      return Promise.reject(new AppError('unavailable', { ...(message && { message }), retryAfterSeconds }));
    const running = thread ?? start();
    thread = running;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // Only work keeps the process alive, not the thread that could do some.
      running.ref();
      running.postMessage({ id, work } satisfies ThreadTask<Work>);
    });
  };
}
