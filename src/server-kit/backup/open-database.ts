import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '#server-kit/config/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server-kit/embedded-postgres/embedded-postgres.ts';
import { acquireOwnerLock } from '../db/locks.ts';
import { BackupError } from './problem.ts';
import { applicationName } from './target.ts';

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDir'>;

export interface OpenedDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  /** Leaves the embedded PostgreSQL in its previous state, running or not. */
  close(): Promise<void>;
}

/** Without the timeouts of request connections, because a copy can take long. */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: 10_000,
    application_name: applicationName,
  });
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function openForBackup({ databaseUrl, dataDir }: DatabaseLocation): Promise<OpenedDatabase> {
  if (databaseUrl) return withPool(databaseUrl, async () => undefined);
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new BackupError(`There is no database in DATA_DIR ${dataDir}`);
  const embedded = await startEmbeddedPostgres({ dataDir });
  return withPool(embedded.url, () => stopUnlessServed(embedded));
}

/** A server may have started meanwhile and adopted the PostgreSQL that we started; then the server must stop it. */
async function stopUnlessServed(embedded: EmbeddedPostgres): Promise<void> {
  if (embedded.isAdopted) return;
  const lock = await acquireOwnerLock(embedded.url, 0);
  if (!lock) return;
  await embedded.stop();
  await lock.release();
}

/** Holds the owner lock, so that no server starts on a partly filled database and no two restores run at once. */
export async function openForRestore({ databaseUrl, dataDir }: DatabaseLocation): Promise<OpenedDatabase> {
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir });
  const url = databaseUrl ?? embedded?.url ?? '';
  const lock = await acquireOwnerLock(url, 2);
  if (!lock)
    throw new BackupError(`A server runs on ${databaseUrl ? 'this database' : `DATA_DIR ${dataDir}`}: stop it first`);
  return withPool(url, async () => {
    if (embedded && !embedded.isAdopted) await embedded.stop();
    await lock.release();
  });
}

/** Does not wait for the pool to end, because an interrupted copy may still hold a connection. */
function withPool(url: string, close: () => Promise<void>): OpenedDatabase {
  const pool = openPool(url);
  return {
    pool,
    url,
    close: async () => {
      void pool.end();
      await close();
    },
  };
}
