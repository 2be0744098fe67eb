import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import {
  hasProvenEmail,
  isActiveOwner,
  isNotDemoCopy,
  lockOwner,
  ownerColumns,
  selectOwners,
} from '#features/accounts/server/index.ts';
import { hasPublishedProfile } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { MessageName } from '../../texts.ts';
import {
  mailChoicesTable as choices,
  notificationsTable as notifications,
  weeklyMailsTable as weeklyMails,
} from '../table.ts';

export interface TrialEnd {
  readonly userId: number;
  readonly endsAt: Date;
}

const isNotified = (db: Db, userId: number | typeof ownerColumns.id, message: MessageName, endsAt: unknown) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.message, message),
        sql`(${notifications.values}->>'endsAt')::bigint = ${endsAt}`,
      ),
    );

/**
 * Owners whose trial ends in this time and who were not told so; not those who are leaving, admins or the demo, nor those
 * who have paid for what comes after it or were given it, nor the suspended.
 */
export async function listUnnotifiedTrials(
  db: Db,
  message: MessageName,
  after: Date,
  until: Date,
): Promise<TrialEnd[]> {
  const milliseconds = sql`(extract(epoch from ${ownerColumns.trialEndsAt}) * 1000)::bigint`;
  const rows = await selectOwners(db, { userId: ownerColumns.id, endsAt: ownerColumns.trialEndsAt }).where(
    and(
      gt(ownerColumns.trialEndsAt, after),
      lte(ownerColumns.trialEndsAt, until),
      eq(ownerColumns.role, 'user'),
      isNotDemoCopy,
      isActiveOwner,
      or(isNull(ownerColumns.paidUntil), lte(ownerColumns.paidUntil, ownerColumns.trialEndsAt)),
      or(isNull(ownerColumns.complimentaryUntil), lte(ownerColumns.complimentaryUntil, ownerColumns.trialEndsAt)),
      sql`not exists ${isNotified(db, ownerColumns.id, message, milliseconds)}`,
    ),
  );
  return rows.flatMap(({ userId, endsAt }) => (endsAt ? [{ userId, endsAt }] : []));
}

/** Of two processes that tell at once, the second waits here and then finds it told. */
export async function lockUnnotified(tx: Db, message: MessageName, { userId, endsAt }: TrialEnd): Promise<boolean> {
  return (
    (await lockOwner(tx, userId, 'update')) && (await isNotified(tx, userId, message, endsAt.getTime())).length === 0
  );
}

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
