import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server-kit/log/index.ts';
import { acquireOwnerLock } from '../db/locks.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostgres } from './postmaster.ts';

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
