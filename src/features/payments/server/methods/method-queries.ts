import { and, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import type { ProviderName } from '../../domain.ts';
import type { PaymentRow } from '../queries.ts';
import { paymentCustomersTable as customers, paymentMethodsTable as methods } from '../table.ts';

export type MethodRow = typeof methods.$inferSelect;
type NewMethod = typeof methods.$inferInsert;

/** Serializes changes to one owner's methods, so that there is at most one default. */
export async function lockMethods(tx: Db, userId: number): Promise<void> {
  await lockRowInTransaction(tx, 'paymentMethods', userId);
}

const ofOwner = (userId: number) => and(eq(methods.userId, userId), isNull(methods.removedAt));

/** Methods saved on purpose: the default first, then newest first. */
export const listMethods = (db: Db, userId: number, provider: ProviderName): Promise<MethodRow[]> =>
  db
    .select()
    .from(methods)
    .where(and(ofOwner(userId), methods.isSaved, eq(methods.provider, provider)))
    .orderBy(desc(methods.isDefault), desc(methods.id));

/** All methods of several owners that were not removed, saved or not. */
export const listMethodsOfMany = (db: Db, userIds: readonly number[]): Promise<MethodRow[]> =>
  db
    .select()
    .from(methods)
    .where(and(inArray(methods.userId, [...userIds]), isNull(methods.removedAt)));

export const listAllMethods = (db: Db, userId: number): Promise<MethodRow[]> =>
  db.select().from(methods).where(eq(methods.userId, userId)).orderBy(desc(methods.id));

export async function findUsableMethod(db: Db, userId: number, id: number): Promise<MethodRow | undefined> {
  const [row] = await db
    .select()
    .from(methods)
    .where(and(eq(methods.id, id), ofOwner(userId)));
  return row;
}

/** The lock prevents its removal before the transaction ends. */
export async function lockUsableMethod(tx: Db, userId: number, id: number): Promise<MethodRow | undefined> {
  const [row] = await tx
    .select()
    .from(methods)
    .where(and(eq(methods.id, id), ofOwner(userId)))
    .for('share');
  return row;
}

export async function findDefaultMethod(db: Db, userId: number): Promise<MethodRow | undefined> {
  const [row] = await db
    .select()
    .from(methods)
    .where(and(ofOwner(userId), methods.isDefault));
  return row;
}

export const findMethod = (db: Db, id: number): Promise<MethodRow | undefined> =>
  firstRow(db.select().from(methods).where(eq(methods.id, id)));

export async function findMethodByToken(db: Db, provider: ProviderName, token: string): Promise<MethodRow | undefined> {
  const [row] = await db
    .select()
    .from(methods)
    .where(and(eq(methods.provider, provider), eq(methods.token, token)));
  return row;
}

/** Returns undefined if the token already belongs to a method. */
export const insertMethod = (tx: Db, row: NewMethod): Promise<MethodRow | undefined> =>
  firstRow(tx.insert(methods).values(row).onConflictDoNothing().returning());

export async function updateMethod(tx: Db, id: number, change: Partial<NewMethod>): Promise<void> {
  await tx.update(methods).set(change).where(eq(methods.id, id));
}

/** Requires the lock on the owner's methods. */
export async function setDefault(tx: Db, userId: number, id: number): Promise<void> {
  await tx
    .update(methods)
    .set({ isDefault: false })
    .where(and(ofOwner(userId), methods.isDefault, ne(methods.id, id)));
  await updateMethod(tx, id, { isDefault: true });
}

/** What a provider needs to charge; undefined if the method was removed in the meantime. */
export async function findChargeable(
  db: Db,
  { methodId, userId, provider }: PaymentRow,
): Promise<{ ref: string; customer: string } | undefined> {
  if (methodId === null) return undefined;
  const [row] = await db
    .select({ ref: methods.ref, customer: customers.ref })
    .from(methods)
    .innerJoin(customers, and(eq(customers.userId, methods.userId), eq(customers.provider, methods.provider)))
    .where(and(eq(methods.id, methodId), ofOwner(userId), eq(methods.provider, provider)));
  return row;
}

/** Entered for a single payment that was never made. */
export const listAbandoned = (db: Db, before: Date): Promise<MethodRow[]> =>
  db
    .select()
    .from(methods)
    .where(and(isNull(methods.removedAt), eq(methods.isSaved, false), lt(methods.createdAt, before)));

export async function findCustomer(db: Db, userId: number, provider: ProviderName): Promise<string | undefined> {
  const [row] = await db
    .select({ ref: customers.ref })
    .from(customers)
    .where(and(eq(customers.userId, userId), eq(customers.provider, provider)));
  return row?.ref;
}

/** The first of two concurrent inserts wins. */
export async function saveCustomer(db: Db, userId: number, provider: ProviderName, ref: string): Promise<void> {
  await db.insert(customers).values({ userId, provider, ref }).onConflictDoNothing();
}
