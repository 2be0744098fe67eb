import { and, count, eq } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { recoveryCodesTable as codes } from './table.ts';

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(codes).where(eq(codes.userId, userId));
  if (hashes.length > 0) await db.insert(codes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Of many who send one code at once, one gets true. */
export async function deleteRecoveryCode(db: Db, userId: number, codeHash: Buffer): Promise<boolean> {
  const rows = await db
    .delete(codes)
    .where(and(eq(codes.userId, userId), eq(codes.codeHash, codeHash)))
    .returning({ id: codes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(codes).where(eq(codes.userId, userId));
  return row?.left ?? 0;
}
