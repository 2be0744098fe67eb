import { and, asc, desc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockTextInTransaction } from '#server-kit/db/locks.ts';
import type { ProviderName } from '../../domain.ts';
import type { PaymentRow } from '../queries.ts';
import { paymentAttemptsTable as attempts, webhookEventsTable as events, paymentsTable as payments } from '../table.ts';

export type AttemptKind = (typeof attempts.$inferSelect)['kind'];

export async function insertAttempt(db: Db, paymentId: number, kind: AttemptKind, startedAt: Date): Promise<number> {
  const [row] = await db.insert(attempts).values({ paymentId, kind, startedAt }).returning({ id: attempts.id });
  if (!row) throw new Error('The new attempt was not returned');
  return row.id;
}

export async function endAttempt(db: Db, id: number, outcome: string, endedAt: Date): Promise<void> {
  await db.update(attempts).set({ outcome, endedAt }).where(eq(attempts.id, id));
}

/** When the provider was last asked to open or charge the payment. */
export async function findLastCharge(db: Db, paymentId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(and(eq(attempts.paymentId, paymentId), inArray(attempts.kind, ['open', 'confirm'])))
    .orderBy(desc(attempts.id))
    .limit(1);
  return row?.startedAt;
}

type NewEvent = typeof events.$inferInsert;

/** Each event is one row, regardless of how often it is sent; returns whether it was already processed. */
export async function saveEvent(db: Db, event: NewEvent): Promise<{ isApplied: boolean }> {
  const inserted = await db.insert(events).values(event).onConflictDoNothing().returning({ id: events.id });
  if (inserted.length > 0) return { isApplied: false };
  const [row] = await db.select({ appliedAt: events.appliedAt }).from(events).where(named(event));
  return { isApplied: row?.appliedAt != null };
}

export async function markApplied(db: Db, event: NewEvent, appliedAt: Date): Promise<void> {
  await db.update(events).set({ appliedAt }).where(named(event));
}

const named = ({ provider, eventId }: NewEvent) => and(eq(events.provider, provider), eq(events.eventId, eventId));

/** Serializes payments for the same thing, so that each sees the state of the others. */
export async function lockOnceKey(tx: Db, onceKey: string): Promise<void> {
  await lockTextInTransaction(tx, `payments ${onceKey}`);
}

/** Paid or possibly paid: either way it must not be paid again. */
export async function findSameOnce(db: Db, onceKey: string): Promise<Pick<PaymentRow, 'id' | 'status'> | undefined> {
  const [row] = await db
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(and(eq(payments.onceKey, onceKey), inArray(payments.status, ['created', 'processing', 'challenge', 'paid'])))
    .limit(1);
  return row;
}

export async function isOncePaid(tx: Db, onceKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.onceKey, onceKey), eq(payments.status, 'paid')));
  return rows.length > 0;
}

interface Waiting {
  readonly provider: ProviderName;
  readonly since: Date;
  readonly after: number;
  readonly limit: number;
}

/** Payments pending since before an instant and not looked up since. */
export const listWaiting = (db: Db, { provider, since, after, limit }: Waiting): Promise<{ id: number }[]> =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['created', 'processing', 'challenge']),
        eq(payments.provider, provider),
        lte(payments.createdAt, since),
        gt(payments.id, after),
        notExists(
          db
            .select({ one: sql`1` })
            .from(attempts)
            .where(and(eq(attempts.paymentId, payments.id), gt(attempts.startedAt, since))),
        ),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(limit);

export async function isMethodWaiting(db: Db, methodId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.methodId, methodId), isNull(payments.settledAt)))
    .limit(1);
  return rows.length > 0;
}
