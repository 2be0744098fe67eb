import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadTask } from './thread.ts';

const niceness = 15;

/** Linux gives each thread a priority of its own: whoever waits for a page goes before whoever waits for heavy work. */
function lowerPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // Elsewhere all threads are equal, and the one thread is politeness enough.
  }
}

/** The thread's side: answers each piece of work, and with what was thrown where it failed. */
export function serveThread<Work, Result>(doWork: (work: Work) => Result): void {
  const answerTo = ({ id, work }: ThreadTask<Work>): ThreadAnswer<Result> => {
    try {
      return { id, value: doWork(work) };
    } catch (error) {
      return { id, error };
    }
  };
  lowerPriority();
  parentPort?.on('message', (task: ThreadTask<Work>) => parentPort?.postMessage(answerTo(task)));
}
