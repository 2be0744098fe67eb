import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

export type HashWork =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };

export interface HashTask {
  readonly id: number;
  readonly work: HashWork;
}

export interface HashResult {
  readonly id: number;
  readonly value?: string | boolean;
  readonly error?: string;
}

/** argon2id with OWASP's second setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const politeness = 15;

/** Linux gives each thread a priority of its own: whoever waits for a page goes before whoever waits for a hash. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), politeness);
  } catch {
    // Elsewhere all threads are equal, and the one thread is politeness enough.
  }
}

const resultOf = (work: HashWork): string | boolean =>
  work.kind === 'hash' ? hashSync(work.password, cost) : verifySync(work.hash, work.password);

function answer({ id, work }: HashTask): HashResult {
  try {
    return { id, value: resultOf(work) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : 'the hash could not be made' };
  }
}

stepBack();
parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));
