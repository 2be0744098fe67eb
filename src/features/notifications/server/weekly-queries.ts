import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { profilesTable as profiles } from '#features/profiles/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';
import { mailChoicesTable as choices, weeklyMailsTable as weeklyMails } from './table.ts';

/** Every profile that visitors could have met, paused ones too; null of an owner who has never published any. */
export async function listVisibleProfiles(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.ownerId, ownerId), isNotNull(profiles.publishedAt), isNull(profiles.deletedAt)));
  return rows.map(({ id }) => id);
}

const hasPublished = (db: Db) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.ownerId, users.id),
        eq(profiles.status, 'published'),
        isNull(profiles.suspendedAt),
        isNull(profiles.deletedAt),
      ),
    );

const hasMail = (db: Db, week: string) =>
  db
    .select({ userId: weeklyMails.userId })
    .from(weeklyMails)
    .where(and(eq(weeklyMails.userId, users.id), eq(weeklyMails.week, week)));

const isSwitchedOff = (db: Db) =>
  db
    .select({ userId: choices.userId })
    .from(choices)
    .where(and(eq(choices.userId, users.id), eq(choices.kind, 'weekly'), eq(choices.isOn, false)));

/** Takes some of the owners who are due; whom another process has taken meanwhile is not among them. */
export async function claimOwners(tx: Db, week: string, sentAt: Date, limit: number): Promise<number[]> {
  const due = await tx
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.emailVerifiedAt),
        isNull(users.demoEndsAt),
        isNull(users.deletesAt),
        isNull(users.suspendedAt),
        sql`exists ${hasPublished(tx)}`,
        sql`not exists ${hasMail(tx, week)}`,
        sql`not exists ${isSwitchedOff(tx)}`,
      ),
    )
    .orderBy(users.id)
    .limit(limit);
  if (due.length === 0) return [];
  const claimed = await tx
    .insert(weeklyMails)
    .values(due.map(({ userId }) => ({ userId, week, sentAt })))
    .onConflictDoNothing()
    .returning({ userId: weeklyMails.userId });
  return claimed.map(({ userId }) => userId);
}
