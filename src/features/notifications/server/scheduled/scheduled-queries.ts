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
 * Owners whose trial ends in this period and who were not notified of it. Excludes departing and suspended owners,
 * admins, the demo, and owners with a paid or complimentary plan that follows the trial.
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

/** Serializes concurrent processes: the second one waits here and then finds the owner already notified. */
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

/** Claims a batch of due owners; owners claimed by another process are excluded. */
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
