import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import {
  isActiveOwner,
  isNotDemoCopy,
  lockOwner,
  ownerColumns,
  selectOwners,
} from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { MessageName } from '../../texts.ts';
import { notificationsTable as notifications } from '../table.ts';

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
