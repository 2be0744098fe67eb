import { and, eq, sql } from 'drizzle-orm';
import {
  hasProvenEmail,
  isActiveOwner,
  isNotDemoCopy,
  ownerColumns,
  selectOwners,
} from '#features/accounts/server/index.ts';
import { hasPublishedProfile } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { mailChoicesTable as choices, weeklyMailsTable as weeklyMails } from '../table.ts';

const hasMail = (db: Db, week: string) =>
  db
    .select({ userId: weeklyMails.userId })
    .from(weeklyMails)
    .where(and(eq(weeklyMails.userId, ownerColumns.id), eq(weeklyMails.week, week)));

const isSwitchedOff = (db: Db) =>
  db
    .select({ userId: choices.userId })
    .from(choices)
    .where(and(eq(choices.userId, ownerColumns.id), eq(choices.kind, 'weekly'), eq(choices.isOn, false)));

/** Takes some of the owners who are due; whom another process has taken meanwhile is not among them. */
export async function claimOwners(tx: Db, week: string, sentAt: Date, limit: number): Promise<number[]> {
  const due = await selectOwners(tx, { userId: ownerColumns.id })
    .where(
      and(
        hasProvenEmail,
        isNotDemoCopy,
        isActiveOwner,
        hasPublishedProfile(ownerColumns.id),
        sql`not exists ${hasMail(tx, week)}`,
        sql`not exists ${isSwitchedOff(tx)}`,
      ),
    )
    .orderBy(ownerColumns.id)
    .limit(limit);
  if (due.length === 0) return [];
  const claimed = await tx
    .insert(weeklyMails)
    .values(due.map(({ userId }) => ({ userId, week, sentAt })))
    .onConflictDoNothing()
    .returning({ userId: weeklyMails.userId });
  return claimed.map(({ userId }) => userId);
}
