import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The postmaster named in this data folder, if that process is still alive and is a PostgreSQL. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const file = join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (await isPostgres(pid, folder)) return { pid, port };
  // After a crash or reboot the pid may be unused, or belong to an unrelated process that PostgreSQL would mistake for
  // a live postmaster and refuse to start.
  await rm(file, { force: true });
  return undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a process is a PostgreSQL; with a folder, whether it is alive and uses that folder. */
export async function isPostgres(pid: number, folder?: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const isZombie = /\) Z /.test(status);
  if (!status.includes('(postgres)') || isZombie) return false;
  if (folder === undefined) return true;
  const [workingFolder, expected] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    realpath(folder).catch(() => folder),
  ]);
  return workingFolder === undefined || workingFolder === expected;
}

/** Waits until the server answers a query: it may still be replaying the log after a crash. */
export async function firstAnswer(url: string, seconds: number, isAlive: () => boolean): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (!isAlive() || Date.now() > deadline) throw new Error('PostgreSQL does not answer', { cause: error });
      await wait(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
