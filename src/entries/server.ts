import cluster, { type Worker } from 'node:cluster';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from '#server-kit/config/config.ts';
import { isDatabaseUnavailable, openDatabase } from '#server-kit/db/database.ts';
import { AlreadyRunning, superviseEmbeddedPostgres } from '#server-kit/embedded-postgres/embedded-postgres.ts';
import type { HttpApp } from '#server-kit/http/http-server.ts';
import { runJobs } from '#server-kit/jobs/jobs.ts';
import { createLog, type Log } from '#server-kit/log/index.ts';
import { composeServer } from './compose.ts';
import { jobs } from './features.ts';
import { migrationsFolder, type Prepared, prepareDatabase } from './prepare.ts';

/** A start failure that the operator can fix. Its message is the only line shown. */
class StartError extends Error {
  override name = 'StartError';
}

const stopSeconds = 14;

/** Runs once, on the first Ctrl-C, SIGTERM or exit of the parent process. */
function onStop(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const run = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopSeconds * 1000).unref();
    await stop().catch((error) => log.error({ err: error }, 'shutdown failed'));
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', () => void run('SIGINT'));
  process.on('SIGTERM', () => void run('SIGTERM'));
  process.on('disconnect', () => void run('parent gone'));
}

/** A lost database must fail pending work, not the process: the job library leaves such rejections unhandled. */
function surviveDatabaseLoss(log: Log): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, 'database connection lost during a job');
  });
}

const notifyParent = (message: string): boolean | undefined => process.send?.(message);

/** Keeps the configured number of workers alive; replaces a dead one at most once a second. */
function superviseWorkers(count: number, environment: Record<string, string>, log: Log) {
  let isStopping = false;
  const start = (): Worker => {
    const worker = cluster.fork(environment);
    worker.on('exit', async (code, signal) => {
      if (isStopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'worker process exited and is being replaced');
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

const root = fileURLToPath(new URL('../../', import.meta.url));
interface OpenedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

const databaseUrlName = 'NEGIA_WORKER_DATABASE_URL';

/** The process that owns the database and the jobs; it also serves requests unless several workers are configured. */
async function runPrimary(config: Config, log: Log): Promise<void> {
  checkDataDir(config);
  await refusePortInUse(config);
  const database = await openServerDatabase(config, log);
  try {
    await serve(config, database, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(config: Config, database: OpenedDatabase, log: Log): Promise<void> {
  const forStarting = openDatabase(database.url, log, { connections: 4 });
  const prepared = await prepareDatabase(forStarting, config, migrationsFolder(config, root)).catch((error) => {
    throw config.databaseUrl ? unreachable(error) : error;
  });
  if (prepared.unreadable) log.error(prepared.unreadable);
  await forStarting.close();
  const server = await composeServer(config, database.url, log, root);
  const runner = await runJobs(server.pool, jobs, server.services, log);
  const environment = { [databaseUrlName]: database.url };
  const workers = config.workers > 1 ? superviseWorkers(config.workers, environment, log) : undefined;
  onStop(log, async () => {
    server.markUnready();
    await workers?.stop();
    await runner.stop();
    await server.close();
    await database.close();
  });
  await (workers ? workers.listening : listen(server.app, config));
  announce(config, prepared);
}

async function runWorker(config: Config, databaseUrl: string, log: Log): Promise<void> {
  const server = await composeServer(config, databaseUrl, log, root);
  onStop(log, async () => {
    server.markUnready();
    await server.close();
  });
  await listen(server.app, config);
  notifyParent('listening');
}

function checkDataDir({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to`);
  }
}

async function openServerDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<OpenedDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const { url, stop } = await superviseEmbeddedPostgres(dataDir, log).catch((error) => {
    throw error instanceof AlreadyRunning ? new StartError(`Negia already runs on DATA_DIR ${dataDir}`) : error;
  });
  return { url, close: stop };
}

function unreachable(error: unknown): StartError {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const reason = message || (cause instanceof Error ? cause.message : '') || 'no answer';
  return new StartError(`DATABASE_URL does not lead to a usable database: ${reason.split('\n')[0]}`);
}

function announce({ publicUrl }: Config, { admin }: Prepared): void {
  const password =
    admin?.generatedPassword && `Admin: ${admin.email}, password (shown only now): ${admin.generatedPassword}\n`;
  process.stdout.write(`\nNegia is at ${publicUrl}\n${password ?? ''}\n`);
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  surviveDatabaseLoss(log);
  const workerUrl = process.env[databaseUrlName];
  await (cluster.isWorker && workerUrl ? runWorker(config, workerUrl, log) : runPrimary(config, log));
} catch (error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isExpected = error instanceof StartError || error instanceof ConfigError;
  const text = isExpected ? message : `Negia could not start: ${message} (LOG_LEVEL=debug shows where)`;
  process.stderr.write(`${!isExpected && process.env.LOG_LEVEL === 'debug' ? stack : text}\n`);
  process.exit(1);
}

/** Another port is never chosen silently. Checked first, so that a second start has no side effects. */
async function refusePortInUse({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenProblem(error, host, port)));
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Each process listens on its own socket and the kernel distributes connections: if a primary passed them on, those
 * sent to a worker that is being killed would hang forever.
 */
async function listen(app: HttpApp, { host, port, workers }: Config): Promise<void> {
  const reusePort = workers > 1 && process.platform === 'linux';
  const options = { host, port, reusePort };
  await app.listen(options).catch((error) => {
    throw listenProblem(error, host, port);
  });
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: stop what uses it, or set PORT`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs more rights than this user has: set PORT`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine`);
  return error;
}
