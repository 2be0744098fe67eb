import { and, eq, gt, lt } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import type { User } from '../queries.ts';
import {
  type OAuthState,
  oauthStatesTable as oauthStates,
  oneTimeTokensTable as tokens,
  usersTable as users,
} from '../table.ts';

export async function insertOAuthState(db: Db, oauthState: typeof oauthStates.$inferInsert): Promise<void> {
  await db.insert(oauthStates).values(oauthState);
}

/** Deletes the row, so that only one of several concurrent returns gets the OAuth state. */
export async function consumeOAuthState(db: Db, cookieHash: Buffer, now: Date): Promise<OAuthState | undefined> {
  const [row] = await db
    .delete(oauthStates)
    .where(and(eq(oauthStates.cookieHash, cookieHash), gt(oauthStates.expiresAt, now)))
    .returning();
  return row?.oauthState;
}

export async function deleteExpiredOAuthStates(db: Db, now: Date): Promise<void> {
  await db.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
}

/** Row lock until the transaction ends, so that decisions about the account stay valid. */
export const lockUserByEmail = (tx: Db, emailKey: string): Promise<User | undefined> =>
  firstRow(tx.select().from(users).where(eq(users.emailKey, emailKey)).for('update'));

export async function deleteEveryTokenOf(db: Db, userId: number): Promise<void> {
  await db.delete(tokens).where(eq(tokens.userId, userId));
}
