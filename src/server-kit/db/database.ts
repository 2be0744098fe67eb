import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log/index.ts';

/** A connection or a transaction: every query takes one first, so that none can slip out of its transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

interface PoolOptions {
  readonly connections?: number;
  /** Whoever gets no connection in this time is told to come back later. */
  readonly waitMilliseconds?: number;
}

export function openDatabase(url: string, log: Log, options: PoolOptions = {}): Database {
  const { connections = 20, waitMilliseconds = 3_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMilliseconds,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'negia',
  });
  // An idle connection may die with the server; the pool makes a new one at the next query.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: dbOf(pool), pool, url, close: () => pool.end() };
}

export function dbOf(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  // The library's own begins before it takes care: a line that is dead by then would never go back to the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const unavailableCodes = /^(08|53|57P0[1-5])/;
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** The database is not there just now: worth another try a little later, and no fault of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (lostConnection.has(code) || unavailableCodes.test(code) || driverMessages.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** Which unique rule a write broke, if it broke one. */
export function brokenUnique(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === '23505') return 'constraint' in error ? String(error.constraint) : 'unknown';
  return brokenUnique(error.cause);
}
