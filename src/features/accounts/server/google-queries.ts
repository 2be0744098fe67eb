import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { User } from './queries.ts';
import {
  type GoogleTrip,
  oneTimeTokensTable as tokens,
  googleTripsTable as trips,
  usersTable as users,
} from './table.ts';

export async function insertTrip(db: Db, trip: typeof trips.$inferInsert): Promise<void> {
  await db.insert(trips).values(trip);
}

/** Of many who return from one trip at once, one gets it. */
export async function takeTrip(db: Db, cookieHash: Buffer, now: Date): Promise<GoogleTrip | undefined> {
  const [row] = await db
    .delete(trips)
    .where(and(eq(trips.cookieHash, cookieHash), gt(trips.expiresAt, now)))
    .returning();
  return row?.trip;
}

export async function deleteExpiredTrips(db: Db, now: Date): Promise<void> {
  await db.delete(trips).where(lt(trips.expiresAt, now));
}

/** Held until the transaction ends: what is decided about the account is still so when it is done. */
export async function lockUserByEmail(tx: Db, emailKey: string): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.emailKey, emailKey)).for('update');
  return row;
}

export async function deleteEveryTokenOf(db: Db, userId: number): Promise<void> {
  await db.delete(tokens).where(eq(tokens.userId, userId));
}
