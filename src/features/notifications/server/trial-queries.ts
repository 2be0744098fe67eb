import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { MessageName } from '../texts.ts';
import { notificationsTable as notifications } from './table.ts';

export interface TrialEnd {
  readonly userId: number;
  readonly endsAt: Date;
}

const isNotified = (db: Db, userId: number | typeof users.id, message: MessageName, endsAt: unknown) =>
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
  const milliseconds = sql`(extract(epoch from ${users.trialEndsAt}) * 1000)::bigint`;
  const rows = await db
    .select({ userId: users.id, endsAt: users.trialEndsAt })
    .from(users)
    .where(
      and(
        gt(users.trialEndsAt, after),
        lte(users.trialEndsAt, until),
        eq(users.role, 'user'),
        isNull(users.demoEndsAt),
        isNull(users.deletesAt),
        isNull(users.suspendedAt),
        or(isNull(users.paidUntil), lte(users.paidUntil, users.trialEndsAt)),
        or(isNull(users.complimentaryUntil), lte(users.complimentaryUntil, users.trialEndsAt)),
        sql`not exists ${isNotified(db, users.id, message, milliseconds)}`,
      ),
    );
  return rows.flatMap(({ userId, endsAt }) => (endsAt ? [{ userId, endsAt }] : []));
}

/** Of two processes that tell at once, the second waits here and then finds it told. */
export async function lockUnnotified(tx: Db, message: MessageName, { userId, endsAt }: TrialEnd): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length === 1 && (await isNotified(tx, userId, message, endsAt.getTime())).length === 0;
}
