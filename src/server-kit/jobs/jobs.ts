import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { z } from 'zod';
import type { Log } from '#server-kit/log/index.ts';
import { type Db, isDatabaseUnavailable } from '../db/database.ts';

/** Background work: stored in the database and retried on failure. */
export interface Job<S, P extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: P;
  readonly work: (services: S, payload: z.output<P>) => Promise<void>;
  /** Schedule in crontab syntax, UTC. */
  readonly cron?: string;
}

interface RunningJob {
  readonly id: number;
  /** A failure now is final. */
  readonly isLastAttempt: boolean;
}

const running = new AsyncLocalStorage<RunningJob>();

/** The job whose work called this; undefined outside of jobs. */
export const currentJob = (): RunningJob | undefined => running.getStore();

/** Runs as the work of a job. */
export const runAsJob = <T>(job: RunningJob, work: () => Promise<T>): Promise<T> => running.run(job, work);

export const job = <S, P extends z.ZodType>(declaration: Job<S, P>): Job<S, P> => declaration;

/**
 * Added in the caller's transaction: no commit, no job. Adding the same key again replaces the first job. An invalid
 * payload fails here, where the caller can still handle it.
 */
export async function addJob<P extends z.ZodType>(
  db: Db,
  { name, payload: schema }: Pick<Job<never, P>, 'name' | 'payload'>,
  payload: z.input<P>,
  options: { key?: string; runAt?: Date; maxAttempts?: number } = {},
): Promise<void> {
  const { key = null, runAt = null, maxAttempts = 25 } = options;
  const json = JSON.stringify(payload ?? {});
  schema.parse(JSON.parse(json));
  await db.execute(sql`
    select graphile_worker.add_job(${name}, payload := ${json}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, max_attempts := ${maxAttempts}, job_key := ${key})`);
}

export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

export interface RunningJobs {
  stop(): Promise<void>;
}

const pollMilliseconds = 5_000;
const silenceMilliseconds = 10_000;

/**
 * Runs jobs until stopped. Workers that were starting when the database went down never recover; idle workers without a
 * database response for long are replaced.
 */
export async function runJobs<S>(
  pool: pg.Pool,
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
  jobs: readonly Job<S, any>[],
  services: S,
  log: Log,
  silence = silenceMilliseconds,
): Promise<RunningJobs> {
  let current = watched(await startRunner(pool, jobs, services, log));
  let isReplacing = false;
  const replaceStalled = async () => {
    if (isReplacing || current.silentFor() < silence) return;
    isReplacing = true;
    try {
      log.error('job workers are unresponsive and are being replaced');
      void current.runner.stop().catch(() => undefined);
      current = watched(await startRunner(pool, jobs, services, log));
    } catch (error) {
      log.error({ err: error }, 'job workers could not be replaced; retrying');
    }
    isReplacing = false;
  };
  const timer = setInterval(replaceStalled, Math.min(pollMilliseconds, silence));
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.race([
        current.runner.stop().catch(() => undefined),
        wait(pollMilliseconds, undefined, { ref: false }),
      ]);
    },
  };
}

function watched(runner: Runner) {
  let lastSign = performance.now();
  let busy = 0;
  const sign = () => {
    lastSign = performance.now();
  };
  // Only a response of the database counts: a worker may poll forever without reaching it.
  runner.events.on('worker:getJob:empty', sign);
  runner.events.on('job:start', () => {
    busy += 1;
  });
  runner.events.on('job:complete', () => {
    busy -= 1;
    sign();
  });
  return { runner, silentFor: () => (busy > 0 ? 0 : performance.now() - lastSign) };
}

async function startRunner<S>(
  pool: pg.Pool,
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
  jobs: readonly Job<S, any>[],
  services: S,
  log: Log,
): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((one) => [
      one.name,
      async (payload: unknown, { job: claimed }) => {
        const isLastAttempt = claimed.attempts >= claimed.max_attempts;
        try {
          await runAsJob({ id: Number(claimed.id), isLastAttempt }, () =>
            one.work(services, one.payload.parse(payload)),
          );
        } catch (error) {
          if (isDatabaseUnavailable(error)) await untilBack(pool);
          throw error;
        }
      },
    ]),
  );
  const crontab = jobs
    .filter((one) => one.cron)
    .map((one) => `${one.cron} ${one.name} ?jobKey=cron-${one.name} {}`)
    .join('\n');
  const logger = new Logger(({ jobId, taskIdentifier }) => (level, message, meta) => {
    // The library's message includes the error's message and with it the query parameters, so it is not logged.
    if (level === 'error' && meta && 'error' in meta)
      log.error({ jobId, task: taskIdentifier, err: meta.error }, 'job failed');
    else if (level === 'error') log.error({ jobId, task: taskIdentifier }, message);
    else if (level === 'warning') log.warn({ jobId, task: taskIdentifier }, message);
  });
  return run({ pgPool: pool, taskList, crontab, concurrency: 4, noHandleSignals: true, pollInterval: 2_000, logger });
}

const backTries = 120;

/** A job that failed because the database went down can be marked as failed only once it is available again. */
async function untilBack(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < backTries; tries += 1) {
    const isBack = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await wait(250, undefined, { ref: false });
  }
}

const silent = new Logger(() => () => undefined);
