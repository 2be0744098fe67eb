import { Worker } from 'node:worker_threads';
import { AppError } from '#base/app-error.ts';

export interface ThreadOptions {
  readonly name: string;
  /** The module that the thread runs; it calls `serveThread`. */
  readonly file: URL;
  /** Beyond this number of queued tasks, requests are refused and asked to retry. */
  readonly waiting: number;
  /** Text key of a more specific message for the refusal. */
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

/** TypeScript sources run directly; a build places its entries side by side. */
export const threadFile = (name: string, importer: string): URL =>
  new URL(importer.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, importer);

/**
 * Runs tasks one after another on a separate thread: a flood of tasks delays only other such tasks, never page
 * visitors. Refuses tasks when the queue is too long. The thread starts with the first task.
 */
export function createThread<Work, Result>(options: ThreadOptions): (work: Work) => Promise<Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let thread: Worker | undefined;
  let lastId = 0;
  /** The next task starts a new thread. */
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
      // Only pending work keeps the process alive, not an idle thread.
      running.ref();
      running.postMessage({ id, work } satisfies ThreadTask<Work>);
    });
  };
}
