import { Worker } from 'node:worker_threads';
import { AppError } from '#base/app-error.ts';
import type { HashResult, HashWork } from './hash-thread.ts';

const mostWaiting = 100;
const file = new URL(import.meta.url.endsWith('.ts') ? './hash-thread.ts' : './hash-thread.js', import.meta.url);

interface Waiting {
  readonly resolve: (value: string | boolean) => void;
  readonly reject: (error: Error) => void;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * One hash after another, on a thread of their own: whoever floods the sign-in waits for others who sign in, and never
 * keeps a visitor waiting. A queue that is too long is refused.
 */
export function inTurn(work: HashWork): Promise<string | boolean> {
  if (waiting.size >= mostWaiting)
    return Promise.reject(new AppError('unavailable', { message: 'accounts.login.busy', retryAfterSeconds: 5 }));
  const running = thread ?? start();
  thread = running;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // Only work keeps the process alive, not the thread that could do some.
    running.ref();
    running.postMessage({ id, work });
  });
}

function start(): Worker {
  const started = new Worker(file, { name: 'hashing', resourceLimits: { maxOldGenerationSizeMb: 32 } });
  started.on('message', ({ id, value, error }: HashResult) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (value === undefined) one?.reject(new Error(error));
    else one?.resolve(value);
    if (waiting.size === 0) started.unref();
  });
  started.on('error', giveUp).on('exit', () => giveUp(new Error('The thread that hashes has ended')));
  return started;
}

/** The next hash starts a new thread. */
function giveUp(error: Error): void {
  thread = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
