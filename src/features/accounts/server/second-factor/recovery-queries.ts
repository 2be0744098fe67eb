import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { recoveryCodesTable as codes } from '../table.ts';

export interface RecoveryHash {
  readonly codeHash: Buffer;
  /** Null for codes that are hashed with SHA-256. */
  readonly salt: Buffer | null;
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly RecoveryHash[]): Promise<void> {
  await db.delete(codes).where(eq(codes.userId, userId));
  if (hashes.length > 0) await db.insert(codes).values(hashes.map((hash) => ({ userId, ...hash })));
}

export async function findRecoverySalt(db: Db, userId: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ salt: codes.salt })
    .from(codes)
    .where(and(eq(codes.userId, userId), isNotNull(codes.salt)))
    .limit(1);
  return row?.salt ?? undefined;
}

/** Atomic: if one code is sent several times concurrently, only one call returns true. */
export async function deleteRecoveryCode(db: Db, userId: number, { codeHash, salt }: RecoveryHash): Promise<boolean> {
  const rows = await db
    .delete(codes)
    .where(
      and(eq(codes.userId, userId), eq(codes.codeHash, codeHash), salt ? eq(codes.salt, salt) : isNull(codes.salt)),
    )
    .returning({ id: codes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ remaining: count() }).from(codes).where(eq(codes.userId, userId));
  return row?.remaining ?? 0;
}
