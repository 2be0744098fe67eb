import { and, asc, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { knownDevicesTable as devices, accountExportsTable as exports, sessionsTable as sessions } from '../table.ts';

export type ExportRow = typeof exports.$inferSelect;

const isUnfinished = inArray(exports.status, ['waiting', 'running']);

export async function insertExport(db: Db, row: typeof exports.$inferInsert): Promise<ExportRow> {
  const [created] = await db.insert(exports).values(row).returning();
  if (!created) throw new Error('The new export was not returned');
  return created;
}

export async function findUnfinishedExport(db: Db, userId: number, after: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.userId, userId), isUnfinished, gt(exports.createdAt, after)))
    .orderBy(desc(exports.id))
    .limit(1);
  return row;
}

export async function findOwnedExport(db: Db, id: number, userId: number, after: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.userId, userId), gt(exports.createdAt, after)));
  return row;
}

/** Restarts a run that died under the same file key. Returns nothing if the export is finished or deleted. */
export async function startExportRun(db: Db, id: number, fileKey: string, sectionsTotal: number) {
  const [row] = await db
    .update(exports)
    .set({ status: 'running', sectionsDone: 0, sectionsTotal, fileKey: sql`coalesce(${exports.fileKey}, ${fileKey})` })
    .where(and(eq(exports.id, id), isUnfinished))
    .returning();
  return row;
}

export async function countSectionDone(db: Db, id: number): Promise<void> {
  await db
    .update(exports)
    .set({ sectionsDone: sql`${exports.sectionsDone} + 1` })
    .where(eq(exports.id, id));
}

/** Returns nothing if the export no longer exists, because its owner was deleted or it expired. */
export async function endExport(db: Db, id: number, status: 'ready' | 'failed'): Promise<ExportRow | undefined> {
  const [row] = await db
    .update(exports)
    .set({ status })
    .where(and(eq(exports.id, id), isUnfinished))
    .returning();
  return row;
}

/** Returns false if the export has ended meanwhile. */
export async function setMailed(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(exports)
    .set({ isMailed: true })
    .where(and(eq(exports.id, id), isUnfinished))
    .returning({ id: exports.id });
  return rows.length === 1;
}

export async function deleteExportsUntil(db: Db, time: Date): Promise<void> {
  await db.delete(exports).where(lte(exports.createdAt, time));
}

export async function listExportKeys(db: Db): Promise<(string | null)[]> {
  const rows = await db.select({ fileKey: exports.fileKey }).from(exports).where(isNotNull(exports.fileKey));
  return rows.map(({ fileKey }) => fileKey);
}

/** Only fields that are meaningful to the owner; hashes and keys are not exported. */
export const listExportedSessions = (db: Db, userId: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      isRemembered: sessions.isRemembered,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id));

export const listKnownDevices = (db: Db, userId: number) =>
  db.select({ seenAt: devices.seenAt }).from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.seenAt));
