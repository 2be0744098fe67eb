import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#server-kit/db/failures.ts';
import type { Log } from '#server-kit/log/index.ts';

/** The server cannot start for a reason that the operator can mend. Its message is the one line shown. */
export class StartError extends Error {
  override name = 'StartError';
}

const stopSeconds = 14;

/** Runs once, on the first of Ctrl-C, SIGTERM or the end of the process that started us. */
export function onStop(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const run = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopSeconds * 1000).unref();
    await stop().catch((error) => log.error({ err: error }, 'stopping failed'));
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', () => void run('SIGINT'));
  process.on('SIGTERM', () => void run('SIGTERM'));
  process.on('disconnect', () => void run('parent gone'));
}

/** A lost database fails whoever waits for it, never the process: the library for jobs leaves such failures to nobody. */
export function surviveDatabaseLoss(log: Log): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, 'the database went away from under a job');
  });
}

export const notifyParent = (message: string): boolean | undefined => process.send?.(message);

export interface Workers {
  readonly listening: Promise<void>;
  stop(): Promise<void>;
}

/** Keeps a number of serving processes alive; one that dies is replaced, not faster than once a second. */
export function superviseWorkers(count: number, environment: Record<string, string>, log: Log): Workers {
  let isStopping = false;
  const start = (): Worker => {
    const worker = cluster.fork(environment);
    worker.on('exit', async (code, signal) => {
      if (isStopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'a server process died and is replaced');
      await wait(1_000);
      if (!isStopping) start();
    });
    return worker;
  };
  const first = Array.from({ length: count }, start);
  const listening = Promise.all(
    first.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.on('message', (message) => message === 'listening' && resolve());
          worker.on('exit', () => reject(new Error('A server process did not start')));
        }),
    ),
  ).then(() => undefined);
  return {
    listening,
    stop: async () => {
      isStopping = true;
      const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const exits = alive.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
      for (const worker of alive) worker.process.kill('SIGTERM');
      await Promise.all(exits);
    },
  };
}
