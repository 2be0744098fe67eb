import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { paymentAttemptsTable as attempts } from '../table.ts';

export type AttemptKind = (typeof attempts.$inferSelect)['kind'];

export async function insertAttempt(db: Db, paymentId: number, kind: AttemptKind, startedAt: Date): Promise<number> {
  const [row] = await db.insert(attempts).values({ paymentId, kind, startedAt }).returning({ id: attempts.id });
  if (!row) throw new Error('The new attempt did not come back');
  return row.id;
}

export async function endAttempt(db: Db, id: number, outcome: string, endedAt: Date): Promise<void> {
  await db.update(attempts).set({ outcome, endedAt }).where(eq(attempts.id, id));
}

/** When the provider was last asked to open or to charge. */
export async function findLastCharge(db: Db, paymentId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(and(eq(attempts.paymentId, paymentId), inArray(attempts.kind, ['open', 'confirm'])))
    .orderBy(desc(attempts.id))
    .limit(1);
  return row?.startedAt;
}
