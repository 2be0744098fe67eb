import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { type LinkKind, oneTimeTokensTable as tokens } from '../table.ts';

export type Link = typeof tokens.$inferSelect;

/** Only the newest link is valid. */
export async function replaceToken(db: Db, token: typeof tokens.$inferInsert): Promise<void> {
  await deleteTokensOf(db, token.userId, token.kind);
  await db.insert(tokens).values(token);
}

/** Keeps existing undo tokens: a second change must not make the first one final. */
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

/** Deletes the row, so that only one of several concurrent uses of a link succeeds. */
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

/** All except undo links, which the owner needs to recover the account. */
export async function deleteSignInTokensOf(db: Db, userId: number): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.kind, 'undo')));
}

/** After an account returned to an address, undo links sent to other addresses become invalid. */
export async function deleteUndoTokensOfOtherEmails(db: Db, userId: number, email: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.kind, 'undo'), ne(tokens.email, email)));
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(tokens).where(lt(tokens.expiresAt, now));
}
