import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadTask } from './thread.ts';

const niceness = 15;

/** Linux has a priority per thread: page requests take precedence over heavy work. */
function lowerPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // Other systems have no priority per thread; using a single thread limits the impact there.
  }
}

/** The worker's side: answers each task with its result or with the error thrown. */
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
