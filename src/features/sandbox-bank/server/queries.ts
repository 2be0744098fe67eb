import { and, asc, desc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import type { BankSwitch } from '../domain.ts';
import { isName } from './bank-shapes.ts';
import {
  bankPaymentCardsTable as cards,
  bankEventsTable as events,
  bankPaymentsTable as payments,
  bankRefundsTable as refunds,
  bankSwitchesTable as switches,
} from './table.ts';

export type PaymentCardRow = typeof cards.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type EventRow = typeof events.$inferSelect;

export async function insertPaymentCard(db: Db, row: typeof cards.$inferInsert): Promise<void> {
  await db.insert(cards).values(row);
}

export async function findPaymentCard(db: Db, token: string): Promise<PaymentCardRow | undefined> {
  if (!isName(token)) return undefined;
  const [row] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.token, token), isNull(cards.removedAt)));
  return row;
}

/** Undefined if it belongs to another customer or was removed. */
export async function claimPaymentCard(db: Db, customer: string, token: string): Promise<PaymentCardRow | undefined> {
  if (!isName(token)) return undefined;
  const isFree = or(isNull(cards.customer), eq(cards.customer, customer));
  const [row] = await db
    .update(cards)
    .set({ customer })
    .where(and(eq(cards.token, token), isNull(cards.removedAt), isFree))
    .returning();
  return row;
}

export async function removePaymentCard(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(cards)
    .set({ removedAt: now })
    .where(and(eq(cards.token, token), isNull(cards.removedAt)));
}

export async function insertPayment(db: Db, row: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(row).onConflictDoNothing({ target: payments.key });
}

export const findPaymentByKey = (db: Db, key: string): Promise<PaymentRow | undefined> =>
  firstRow(db.select().from(payments).where(eq(payments.key, key)));

export async function findPayment(db: Db, ref: string): Promise<PaymentRow | undefined> {
  if (!isName(ref)) return undefined;
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref));
  return row;
}

/** Every change of a payment takes this lock first. */
export async function lockPayment(db: Db, ref: string): Promise<PaymentRow | undefined> {
  if (!isName(ref)) return undefined;
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref)).for('update');
  return row;
}

export async function updatePayment(db: Db, ref: string, change: Partial<PaymentRow>): Promise<PaymentRow> {
  const [row] = await db.update(payments).set(change).where(eq(payments.ref, ref)).returning();
  if (!row) throw new Error('A locked payment no longer exists');
  return row;
}

/** Whether this card has ever paid; a card that requires approval can only have done so with it. */
export async function hasPaid(db: Db, token: string): Promise<boolean> {
  const paid = and(eq(payments.paymentCardToken, token), eq(payments.state, 'paid'));
  const rows = await db.select({ ref: payments.ref }).from(payments).where(paid).limit(1);
  return rows.length > 0;
}

export const findRefundByKey = (db: Db, key: string): Promise<RefundRow | undefined> =>
  firstRow(db.select().from(refunds).where(eq(refunds.key, key)));

export async function insertRefund(db: Db, row: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(row);
}

export async function listSwitches(db: Db): Promise<{ name: BankSwitch; share: number }[]> {
  return db.select().from(switches).orderBy(asc(switches.name));
}

export async function saveSwitch(db: Db, name: BankSwitch, share: number): Promise<void> {
  await db.insert(switches).values({ name, share }).onConflictDoUpdate({ target: switches.name, set: { share } });
}

export async function insertEvent(db: Db, row: typeof events.$inferInsert): Promise<void> {
  await db.insert(events).values(row);
}

export const findEvent = (db: Db, id: string): Promise<EventRow | undefined> =>
  firstRow(db.select().from(events).where(eq(events.id, id)));

/** Undelivered events of one payment, newest first. */
export const listUndelivered = (db: Db, paymentRef: string): Promise<EventRow[]> =>
  db
    .select()
    .from(events)
    .where(and(eq(events.paymentRef, paymentRef), isNull(events.deliveredAt)))
    .orderBy(desc(events.createdAt), desc(events.id));

export async function markDelivered(db: Db, id: string, now: Date): Promise<void> {
  await db.update(events).set({ deliveredAt: now }).where(eq(events.id, id));
}

/** Returns the number of attempts so far. */
export async function countTry(db: Db, id: string): Promise<number> {
  const [row] = await db
    .update(events)
    .set({ tries: sql`${events.tries} + 1` })
    .where(eq(events.id, id))
    .returning({ tries: events.tries });
  return row?.tries ?? 0;
}

/** Deletes demo payments, and cards that were neither saved nor used. The shop's payments stay in the bank's ledger. */
export async function sweepTries(db: Db, before: Date): Promise<void> {
  await db.delete(payments).where(and(eq(payments.merchant, 'demo'), lt(payments.createdAt, before)));
  const used = db.select().from(payments).where(eq(payments.paymentCardToken, cards.token));
  await db.delete(cards).where(and(isNull(cards.customer), lt(cards.createdAt, before), notExists(used)));
  await db.delete(events).where(lt(events.deliveredAt, before));
}
