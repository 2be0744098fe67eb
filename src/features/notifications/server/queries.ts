import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { MailKind, NotificationKind } from '../domain.ts';
import { mailChoicesTable as choices, notificationsTable as notifications } from './table.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotification(db: Db, row: typeof notifications.$inferInsert): Promise<void> {
  await db.insert(notifications).values(row);
}

export const listNewest = (db: Db, userId: number, limit: number): Promise<NotificationRow[]> =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.id)).limit(limit);

export const listAll = (db: Db, userId: number): Promise<NotificationRow[]> =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.id));

/** Marks all notifications, or those of one kind. Returns how many were unread. */
export async function markAllRead(db: Db, userId: number, now: Date, kind?: NotificationKind): Promise<number> {
  const rows = await db
    .update(notifications)
    .set({ readAt: now })
    .where(unreadOf(userId, kind))
    .returning({ id: notifications.id });
  return rows.length;
}

/** Returns the IDs of those that led to one of these pages and were unread. */
export const markReadOf = (db: Db, userId: number, links: readonly string[], now: Date): Promise<{ id: number }[]> =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(and(unreadOf(userId), inArray(notifications.link, [...links])))
    .returning({ id: notifications.id });

const unreadOf = (userId: number, kind?: NotificationKind) =>
  and(eq(notifications.userId, userId), isNull(notifications.readAt), kind && eq(notifications.kind, kind));

/** Whether the user has an unread notification of this kind. */
export async function hasUnreadNotification(db: Db, userId: number, kind: NotificationKind): Promise<boolean> {
  const rows = await db.select({ id: notifications.id }).from(notifications).where(unreadOf(userId, kind)).limit(1);
  return rows.length > 0;
}

export async function deleteReadBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.readAt, before));
}

export const listChoices = (db: Db, userId: number): Promise<{ kind: MailKind; isOn: boolean }[]> =>
  db.select({ kind: choices.kind, isOn: choices.isOn }).from(choices).where(eq(choices.userId, userId));

export async function findChoice(db: Db, userId: number, kind: MailKind): Promise<boolean | undefined> {
  const [row] = await db
    .select({ isOn: choices.isOn })
    .from(choices)
    .where(and(eq(choices.userId, userId), eq(choices.kind, kind)));
  return row?.isOn;
}

export async function saveChoice(db: Db, userId: number, kind: MailKind, isOn: boolean): Promise<void> {
  await db
    .insert(choices)
    .values({ userId, kind, isOn })
    .onConflictDoUpdate({ target: [choices.userId, choices.kind], set: { isOn } });
}
