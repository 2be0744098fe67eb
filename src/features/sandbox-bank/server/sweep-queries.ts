import { and, eq, isNull, lt, notExists } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { bankPaymentCardsTable as cards, bankEventsTable as events, bankPaymentsTable as payments } from './table.ts';

/** What was only tried, and cards that nobody kept or paid with. What the shop did stays in the bank's book. */
export async function sweepTries(db: Db, before: Date): Promise<void> {
  await db.delete(payments).where(and(eq(payments.merchant, 'demo'), lt(payments.createdAt, before)));
  const used = db.select().from(payments).where(eq(payments.paymentCardToken, cards.token));
  await db.delete(cards).where(and(isNull(cards.customer), lt(cards.createdAt, before), notExists(used)));
  await db.delete(events).where(lt(events.deliveredAt, before));
}
