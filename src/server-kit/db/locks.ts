import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './database.ts';

/** All advisory lock numbers of the product, so that no two are the same. */
export const locks = {
  migrations: 7_040_001,
  seeds: 7_040_002,
  /** Held by the server on an embedded database for its whole lifetime. */
  owner: 7_040_003,
  /** Creating the monthly partitions of events. */
  eventMonths: 7_040_004,
  /** Encrypting plaintext values, and re-encrypting under another key. */
  secrets: 7_040_005,
  /** Deciding which package migration runs. */
  packageMigrations: 7_040_010,
} as const;

/** Locks per row or owner: PostgreSQL separates two-number locks from the single-number ones above. */
export const rowLocks = {
  packageMigrationBatch: 7_040_011,
  bulkRun: 7_040_012,
  file: 7_041,
  storageOwner: 7_042,
  leadInbox: 7_043,
  buyer: 7_044,
  paymentMethods: 7_045,
  conversation: 7_046,
} as const;

/** Locks the row until the transaction ends. */
export async function lockInTransaction(tx: Db, lock: keyof typeof locks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[lock]})`);
}

const keyOf = (key: number | string) => (typeof key === 'string' ? sql`hashtext(${key})` : sql`${key}::int`);

/** Held until the transaction ends, for one row, owner or text. */
export async function lockRowInTransaction(tx: Db, lock: keyof typeof rowLocks, key: number | string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rowLocks[lock]}::int, ${keyOf(key)})`);
}

/** Returns false without waiting if another transaction holds the lock. */
export async function tryLockRowInTransaction(tx: Db, lock: keyof typeof rowLocks, key: number): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${rowLocks[lock]}::int, ${keyOf(key)}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

/** For texts too numerous for a 32-bit hash, such as idempotency keys: `text` starts with the name of its feature. */
export async function lockTextInTransaction(tx: Db, text: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}

/**
 * Only one server may run on an embedded database. The lock has a dedicated connection, so that a killed server
 * releases it at once; a stopping one gets a few seconds.
 */
export async function acquireOwnerLock(
  url: string,
  timeoutSeconds = 8,
): Promise<{ release(): Promise<void> } | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'negia-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  const deadline = Date.now() + timeoutSeconds * 1000;
  for (;;) {
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
      locks.owner,
    ]);
    if (rows[0]?.acquired) return { release: () => client.end().catch(() => undefined) };
    if (Date.now() > deadline) break;
    await wait(200);
  }
  await client.end();
  return undefined;
}
