import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { ProviderName } from '../../domain.ts';
import { paymentAttemptsTable as attempts, paymentsTable as payments } from '../table.ts';

interface Waiting {
  readonly provider: ProviderName;
  readonly since: Date;
  readonly after: number;
  readonly limit: number;
}

/** Waiting since before a moment, and nobody has asked about them since. */
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
