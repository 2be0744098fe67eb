import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server-kit/log/index.ts';
import { secret } from '#server-kit/secrets/secret.ts';
import { acquireOwnerLock } from '../db/locks.ts';
import { applicationRole, ensureApplicationRole } from './application-role.ts';
import { findPostmaster, firstAnswer, isAlive, isPostgres, type Postmaster } from './postmaster.ts';
import { findBinaries, findRunAs, type RunAs } from './run-as.ts';

export interface EmbeddedPostgres {
  /** For the application: a role that owns its tables and is not a superuser. */
  readonly url: string;
  /** For tasks that require the cluster's superuser; never used to serve requests. */
  readonly superuserUrl: string;
  readonly pid: number;
  /** PostgreSQL was left running by a crashed process of ours and is reused. */
  readonly isAdopted: boolean;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  readonly dataDir: string;
  /** The port that existing connections use; any free port if omitted. */
  readonly port?: number;
  /** Trades durability for speed in disposable test databases; never use it for real data. */
  readonly unsafeFast?: boolean;
}

const superuser = 'negia';
const startSeconds = 60;
const staleInitMilliseconds = 10 * 60_000;

/** Starts the PostgreSQL under DATA_DIR, or adopts one that a killed server left running. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = join(options.dataDir, 'postgres');
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const password = await secret(options.dataDir, 'database-password');
  const runAs = await findRunAs();
  await runAs.enter(options.dataDir);
  await removeStaleInits(options.dataDir);
  if (!isDatabase(folder)) await initialise(folder, password, runAs);
  const { postmaster, isAdopted } = await runningOrStarted(folder, options, runAs);
  const urlOf = (role: string, secretOf: string) =>
    `postgres://${role}:${secretOf}@127.0.0.1:${postmaster.port}/postgres`;
  const superuserUrl = urlOf(superuser, password);
  await firstAnswer(superuserUrl, startSeconds, () => isAlive(postmaster.pid));
  const applicationPassword = await secret(options.dataDir, 'application-database-password');
  await ensureApplicationRole(superuserUrl, applicationPassword, options.unsafeFast ?? false);
  return {
    url: urlOf(applicationRole, applicationPassword),
    superuserUrl,
    pid: postmaster.pid,
    isAdopted,
    stop: () => stopPostmaster(postmaster.pid, folder),
  };
}

/**
 * Created in a temporary folder and renamed atomically: a crash never leaves a folder that looks ready. Of two
 * concurrent processes one wins and both use its result.
 */
async function initialise(folder: string, password: string, runAs: RunAs): Promise<void> {
  const id = randomBytes(4).toString('hex');
  const temporaryFolder = `${folder}.making-${id}`;
  const passwordFile = `${folder}.password-${id}`;
  await removeEmptyFolder(folder);
  try {
    await mkdir(temporaryFolder, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    await Promise.all([runAs.setOwner(temporaryFolder), runAs.setOwner(passwordFile)]);
    const { initdb } = await findBinaries();
    const parameters = [
      '-D',
      temporaryFolder,
      '-U',
      superuser,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
    ];
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'];
    await finished(launch(runAs, initdb, [...parameters, ...locale], ['ignore', 'ignore', 'pipe']));
    await rename(temporaryFolder, folder).catch((error) => {
      if (!isDatabase(folder)) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** Removes an empty folder in the way; fails if it has files that are no database, which are not ours to delete. */
async function removeEmptyFolder(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || isDatabase(folder)) return;
    throw new Error(`${folder} is in the way and is no database: move it, or set DATABASE_URL`, { cause: error });
  });
}

const isDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/** Removes leftovers of initializations that crashed long ago; one in progress is younger. */
async function removeStaleInits(dataDir: string): Promise<void> {
  const staleNames = (await readdir(dataDir)).filter((name) => /^postgres\.(making|password)/.test(name));
  for (const path of staleNames.map((name) => join(dataDir, name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - staleInitMilliseconds) await rm(path, { recursive: true, force: true });
  }
}

function launch(
  runAs: RunAs,
  program: string,
  parameters: string[],
  stdio: ('ignore' | 'pipe' | number)[],
): ChildProcess {
  const [first = program, ...rest] = [...runAs.prefix, program, ...parameters];
  // A separate process group: Ctrl-C in a terminal reaches only the server, which stops PostgreSQL last.
  return spawn(first, rest, { ...runAs.options, stdio, detached: true });
}

async function finished(child: ChildProcess): Promise<void> {
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => {
    errorOutput += chunk;
  });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code === 0) return;
  const hint = process.getuid?.() === 0 ? ' (run as an ordinary user, or set DATABASE_URL)' : '';
  throw new Error(`The database could not be created: ${errorOutput.trim().split('\n').at(-1) ?? code}${hint}`);
}

async function runningOrStarted(folder: string, options: EmbeddedOptions, runAs: RunAs) {
  const deadline = Date.now() + startSeconds * 1000;
  for (;;) {
    const running = await findPostmaster(folder);
    if (running?.port) return { postmaster: running, isAdopted: true };
    const started = await tryStart(folder, options, runAs);
    if (started) return { postmaster: started, isAdopted: false };
    // Children of a killed postmaster take a while to exit; until then PostgreSQL refuses the folder.
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL does not start: see ${join(options.dataDir, 'postgres.log')}`);
    await wait(300);
  }
}

async function tryStart(folder: string, options: EmbeddedOptions, runAs: RunAs): Promise<Postmaster | undefined> {
  const { postgres } = await findBinaries();
  const port = options.port ?? (await freePort());
  const log = await open(join(options.dataDir, 'postgres.log'), 'a', 0o600);
  const child = launch(runAs, postgres, ['-D', folder, ...settings(port, options)], ['ignore', log.fd, log.fd]);
  const failed = new Promise<boolean>((resolve) =>
    child.on('error', () => resolve(true)).on('exit', () => resolve(true)),
  );
  child.unref();
  await log.close();
  for (;;) {
    const postmaster = await findPostmaster(folder);
    if (postmaster?.port === port) return postmaster;
    if (await Promise.race([failed, wait(30, false)])) return undefined;
  }
}

function settings(port: number, { unsafeFast }: EmbeddedOptions): string[] {
  const values = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'log_min_messages=warning',
    'password_encryption=scram-sha-256',
    ...(unsafeFast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'] : []),
  ];
  return values.flatMap((value) => ['-c', value]);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.on('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port for PostgreSQL');
  return address.port;
}

/** Fast shutdown: open transactions are rolled back, committed data is on disk. Killed if it does not exit in time. */
async function stopPostmaster(pid: number, folder: string): Promise<void> {
  const hasExited = async () => !(await isPostgres(pid, folder));
  await signalAndWait(pid, 'SIGINT', hasExited, 10_000);
  await signalAndWait(pid, 'SIGQUIT', hasExited, 5_000);
}

async function signalAndWait(pid: number, signal: NodeJS.Signals, hasExited: () => Promise<boolean>, timeout: number) {
  if (await hasExited()) return;
  try {
    process.kill(pid, signal);
  } catch {
    // The process exited between the check and the signal.
  }
  const deadline = Date.now() + timeout;
  while (!(await hasExited()) && Date.now() < deadline) await wait(20);
}

/** Another server of ours already uses this data. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
}

const pollMilliseconds = 250;

/** Runs the embedded PostgreSQL for the server's lifetime and restarts it on the same port if it dies. */
export async function superviseEmbeddedPostgres(dataDir: string, log: Log) {
  let postgres = await startEmbeddedPostgres({ dataDir });
  let lock = await acquireOwnerLock(postgres.url);
  if (!lock) throw new AlreadyRunning(dataDir);
  const { url } = postgres;
  const port = Number(new URL(url).port);
  let isStopping = false;

  const watch = async () => {
    for (;;) {
      await wait(pollMilliseconds, undefined, { ref: false });
      if (isStopping) return;
      if (await isPostgres(postgres.pid, join(dataDir, 'postgres'))) continue;
      log.error('PostgreSQL exited unexpectedly; restarting');
      await lock?.release();
      try {
        postgres = await startEmbeddedPostgres({ dataDir, port });
        lock = await acquireOwnerLock(url);
        log.info('PostgreSQL is back');
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL restart failed; retrying');
      }
    }
  };
  const watching = watch();

  return {
    url,
    stop: async () => {
      isStopping = true;
      await watching;
      await lock?.release();
      await postgres.stop();
    },
  };
}
