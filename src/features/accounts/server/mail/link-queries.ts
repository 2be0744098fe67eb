import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { type LinkKind, oneTimeTokensTable as tokens } from '../table.ts';

export type Link = typeof tokens.$inferSelect;

/** The newest link is the one that counts. */
export async function replaceToken(db: Db, token: typeof tokens.$inferInsert): Promise<void> {
  await deleteTokensOf(db, token.userId, token.kind);
  await db.insert(tokens).values(token);
}

/** Beside those that are there: whoever changes things twice must not make the first change final. */
export async function insertToken(db: Db, token: typeof tokens.$inferInsert): Promise<void> {
  await db.insert(tokens).values(token);
}

export async function findToken(db: Db, tokenHash: Buffer, kind: LinkKind, now: Date) {
  const [row] = await db
    .select()
    .from(tokens)
    .where(matching(tokenHash, kind, now));
  return row;
}

/** Of many who bring one link at once, one gets it. */
export async function consumeToken(db: Db, tokenHash: Buffer, kind: LinkKind, now: Date) {
  const [row] = await db
    .delete(tokens)
    .where(matching(tokenHash, kind, now))
    .returning();
  return row;
}

const matching = (tokenHash: Buffer, kind: LinkKind, now: Date) =>
  and(eq(tokens.tokenHash, tokenHash), eq(tokens.kind, kind), gt(tokens.expiresAt, now));

export async function deleteTokensOf(db: Db, userId: number, kind: LinkKind): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.kind, kind)));
}

/** All but the links that undo a change: those are the owner's way back. */
export async function deleteSignInTokensOf(db: Db, userId: number): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.kind, 'undo')));
}

/** Of an account that went back to an address: what was sent elsewhere undoes nothing any more. */
export async function deleteUndoTokensOfOtherEmails(db: Db, userId: number, email: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.kind, 'undo'), ne(tokens.email, email)));
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
}
