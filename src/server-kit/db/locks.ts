import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Names of advisory locks in the database, all in one place so that no two share a number. */
export const locks = {
  migrations: 7_040_001,
  seeds: 7_040_002,
  /** Held by the server that runs on an embedded database for as long as it lives. */
  owner: 7_040_003,
  /** Making the tables of months that events are kept by. */
  eventMonths: 7_040_004,
  /** Encrypting what is still in clear, and bringing it under another key. */
  secrets: 7_040_005,
  /** Deciding which move of owners between packages runs, and running its next batch. */
  packageMoves: 7_040_010,
  packageMoveBatch: 7_040_011,
} as const;

/** Held until the transaction ends. */
export async function lockInTransaction(tx: Db, lock: keyof typeof locks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[lock]})`);
}

/** The same for one of many, unless somebody else holds it: false, without waiting. */
export async function tryLockInTransaction(tx: Db, lock: keyof typeof locks, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${locks[lock]}::int, ${id}::int) as taken`,
  );
  return rows[0]?.taken ?? false;
}
