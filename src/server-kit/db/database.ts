import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log/index.ts';

/** A connection or a transaction: each query takes one first, so that none runs outside its transaction by accident. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

interface PoolOptions {
  readonly connections?: number;
  /** A request that gets no connection within this time is asked to retry later. */
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
  // An idle connection may die with the server; the pool opens a new one at the next query.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: dbOf(pool), pool, url, close: () => pool.end() };
}

export function dbOf(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  // Drizzle's own `transaction` runs `begin` outside its try block: a dead connection would never be released to the
  // pool.
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

/** The database is temporarily unavailable: the request can be retried and is not at fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (lostConnection.has(code) || unavailableCodes.test(code) || driverMessages.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** The unique constraint that a write violated, if any. */
export function brokenUnique(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === '23505') return 'constraint' in error ? String(error.constraint) : 'unknown';
  return brokenUnique(error.cause);
}

/** The first row of a query, if any. */
export const firstRow = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> => (await query)[0];

/** The row that a query must return, such as an inserted one. */
export async function onlyRow<Row>(query: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row] = await query;
  if (!row) throw new Error('The database returned no row');
  return row;
}
