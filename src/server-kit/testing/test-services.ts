import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openBus } from '#server-kit/bus/bus.ts';
import { readConfig } from '#server-kit/config/config.ts';
import { createMigrations } from '#server-kit/db/run-migration.ts';
import { createFileStore } from '#server-kit/files/index.ts';
import { type RunningJobs, runJobs } from '#server-kit/jobs/jobs.ts';
import { createLimits } from '#server-kit/limits/limits.ts';
import { createLog } from '#server-kit/log/index.ts';
import { createMailer } from '#server-kit/mail/index.ts';
import type { Feature } from '#server-kit/services/feature.ts';
import { createTypesetter } from '#server-kit/typeset/index.ts';
import { openDatabase } from '../db/database.ts';
import { openSecrets } from '../secrets/secrets.ts';
import { collectExtensions, type Extension, type Services } from '../services/services.ts';
import { closeAfterwards } from './close-afterwards.ts';
import { createTestDatabase } from './test-database.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows freely
type TestRow = any;

export interface TestServices {
  readonly services: Services;
  readonly pool: ReturnType<typeof openDatabase>['pool'];
  readonly url: string;
  /** All rows that a statement returns. */
  rows(statement: string, values?: unknown[]): Promise<TestRow[]>;
  /** The first row that a statement returns. */
  row(statement: string, values?: unknown[]): Promise<TestRow>;
  /** Inserts a row directly, by the database's column names; returns the complete row. */
  insert(table: string, columns: Readonly<Record<string, unknown>>): Promise<TestRow>;
  /** Everything logged so far, one line per event. */
  readonly logged: readonly string[];
  /** Sets the clock that the product sees. */
  setTime(time: Date | undefined): void;
  close(): Promise<void>;
}

export interface TestComposition {
  readonly features?: readonly Feature[];
  /** In addition to those of the features. */
  readonly extensions?: readonly Extension[];
}

/** The real services on a separate database: only the clock is faked. */
export async function createTestServices(
  settings: Record<string, string> = {},
  { features = [], extensions = [] }: TestComposition = {},
): Promise<TestServices> {
  const url = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'negia-data-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...settings });
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  const { db, pool, close } = openDatabase(url, log, { connections: 10, waitMilliseconds: 60_000 });
  const bus = await openBus(url, log);
  let time: Date | undefined;
  const services: Services = {
    config,
    log,
    clock: { now: () => time ?? new Date() },
    db,
    migrations: createMigrations(pool, config.migrationsDir ?? 'db/migrations'),
    bus,
    limits: createLimits(pool, config.rateLimits),
    mailer: createMailer({ smtpUrl: undefined, from: config.mailFrom, outboxDir: join(dataDir, 'outbox'), log }),
    files: createFileStore({ filesUrl: undefined, dir: join(dataDir, 'files') }),
    secrets: await openSecrets(config),
    typesetter: createTypesetter(),
    extensions: collectExtensions([...features.flatMap((feature) => feature.extensions), ...extensions]),
  };
  const rows: TestServices['rows'] = async (statement, values) => (await pool.query(statement, values)).rows;
  return {
    services,
    pool,
    rows,
    row: async (...query) => (await rows(...query))[0],
    insert: async (table, columns) => {
      const places = Object.keys(columns).map((_, index) => `$${index + 1}`);
      const statement = `insert into ${table} (${Object.keys(columns)}) values (${places}) returning *`;
      return (await rows(statement, Object.values(columns)))[0];
    },
    url,
    logged,
    setTime: (next) => {
      time = next;
    },
    close: closeAfterwards(async () => {
      await Promise.all([services.mailer.close(), services.files.close(), bus.close()]);
      await close();
      await rm(dataDir, { recursive: true, force: true });
    }),
  };
}

type Jobs = Parameters<typeof runJobs<Services>>[1];
type Kit = Pick<TestServices, 'pool' | 'services'>;

interface TestJobs extends RunningJobs {
  resume(): Promise<void>;
}

/** Runs jobs as the server does, without cron jobs, which could start in the middle of a test. */
export async function startTestJobs({ pool, services }: Kit, jobs: Jobs): Promise<TestJobs> {
  const uncalled = jobs.filter(({ cron }) => !cron);
  const start = () => runJobs(pool, uncalled, services, services.log);
  let runner = await start();
  closeAfterwards(() => runner.stop());
  return {
    stop: () => runner.stop(),
    resume: async () => {
      runner = await start();
    },
  };
}

const jobsGone = async ({ pool }: Pick<Kit, 'pool'>, statement: string): Promise<void> => {
  const pendingJobs = async () => (await pool.query(statement)).rows;
  await expect.poll(pendingJobs, { interval: 10, timeout: 15_000 }).toEqual([]);
};

/** Waits until every queued job is done. */
export const jobsDone = (kit: Pick<Kit, 'pool'>): Promise<void> =>
  jobsGone(kit, 'select task_identifier, last_error from graphile_worker.jobs');

/** Waits until every due job is done; jobs scheduled for later stay queued. */
export const dueJobsDone = (kit: Pick<Kit, 'pool'>): Promise<void> =>
  jobsGone(kit, 'select task_identifier, last_error from graphile_worker.jobs where run_at <= now()');

/** Runs what is queued for these jobs. Queued jobs of other features are deleted. */
export async function doJobs(kit: Kit, jobs: Jobs, areDone = jobsDone): Promise<void> {
  await kit.pool.query(
    `delete from graphile_worker._private_jobs where task_id in
       (select id from graphile_worker._private_tasks where identifier <> all($1))`,
    [jobs.map(({ name }) => name)],
  );
  const running = await startTestJobs(kit, jobs);
  await areDone(kit);
  await running.stop();
}
