import { sql } from 'drizzle-orm';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { z } from 'zod';
import type { Db } from '#server-kit/db/database.ts';
import type { Log } from '#server-kit/log/index.ts';

/** Work that happens outside the request: kept in the database, tried again when it fails. */
export interface Job<S, P extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: P;
  readonly work: (services: S, payload: z.output<P>) => Promise<void>;
  /** When it runs by itself, as in crontab, UTC. */
  readonly cron?: string;
}

export const job = <S, P extends z.ZodType>(declaration: Job<S, P>): Job<S, P> => declaration;

/**
 * Added in the caller's transaction: no commit, no job. A key makes a second add replace the first. A payload that the
 * work could not read fails here, where somebody can still mend it.
 */
export async function addJob<P extends z.ZodType>(
  db: Db,
  { name, payload: schema }: Pick<Job<never, P>, 'name' | 'payload'>,
  payload: z.input<P>,
  options: { key?: string; runAt?: Date; maxAttempts?: number } = {},
): Promise<void> {
  const { key = null, runAt = null, maxAttempts = 25 } = options;
  const kept = JSON.stringify(payload ?? {});
  schema.parse(JSON.parse(kept));
  await db.execute(sql`
    select graphile_worker.add_job(${name}, payload := ${kept}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, max_attempts := ${maxAttempts}, job_key := ${key})`);
}

export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
export async function runJobs<S>(pool: pg.Pool, jobs: readonly Job<S, any>[], services: S, log: Log): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((one) => [one.name, async (payload: unknown) => one.work(services, one.payload.parse(payload))]),
  );
  const crontab = jobs
    .filter((one) => one.cron)
    .map((one) => `${one.cron} ${one.name} ?jobKey=cron-${one.name} {}`)
    .join('\n');
  const logger = new Logger(({ jobId, taskIdentifier }) => (level, message, meta) => {
    const failure = meta && 'error' in meta ? { err: meta.error } : {};
    if (level === 'error') log.error({ jobId, task: taskIdentifier, ...failure }, message);
    else if (level === 'warning') log.warn({ jobId, task: taskIdentifier }, message);
  });
  return run({ pgPool: pool, taskList, crontab, concurrency: 4, noHandleSignals: true, pollInterval: 2_000, logger });
}

const silent = new Logger(() => () => undefined);
