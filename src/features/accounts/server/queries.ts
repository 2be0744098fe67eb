import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { AppError } from '#base/app-error.ts';
import type { StaffRole } from '#base/staff-roles.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { accountPolicy, staffRoleOf } from '../domain.ts';
import { hasMailbox, isRealOwner } from './owner-queries.ts';
import { reservedNamesTable as held, usersTable as users } from './table.ts';

/** As long as a released profile address stays reserved. */
const usernameReservedMilliseconds = accountPolicy.usernameDays * 86_400_000;
/** How long an address change can be undone. */
export const undoMilliseconds = 7 * 86_400_000;

export async function reserveName(tx: Db, name: Omit<typeof held.$inferInsert, 'freeAt'>, now: Date): Promise<void> {
  const freeAt = new Date(now.getTime() + (name.kind === 'username' ? usernameReservedMilliseconds : undoMilliseconds));
  await tx
    .insert(held)
    .values({ ...name, freeAt })
    .onConflictDoUpdate({ target: [held.kind, held.nameKey], set: { userId: name.userId, freeAt } });
}

/** Returns the name to its owner. */
export async function releaseName(
  tx: Db,
  { kind, nameKey }: Pick<typeof held.$inferSelect, 'kind' | 'nameKey'>,
): Promise<void> {
  await tx.delete(held).where(and(eq(held.kind, kind), eq(held.nameKey, nameKey)));
}

/** Reserves the usernames of accounts about to be deleted, except those of demo copies, which no user chose. */
export async function reserveUsernamesOf(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  const freeAt = new Date(now.getTime() + usernameReservedMilliseconds);
  const names = await tx
    .select({ nameKey: users.usernameKey })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.demoEndsAt)));
  if (names.length === 0) return;
  await tx
    .insert(held)
    .values(names.map(({ nameKey }) => ({ kind: 'username' as const, nameKey, userId: null, freeAt })))
    .onConflictDoUpdate({ target: [held.kind, held.nameKey], set: { userId: null, freeAt } });
}

/** Names that another user released recently. */
const reservedByOthers = (db: Db, emailKey: string, usernameKey: string, now: Date, exceptId: number) =>
  db
    .select({ kind: held.kind })
    .from(held)
    .where(
      and(
        or(
          and(eq(held.kind, 'email'), eq(held.nameKey, emailKey)),
          and(eq(held.kind, 'username'), eq(held.nameKey, usernameKey)),
        ),
        gt(held.freeAt, now),
        or(isNull(held.userId), ne(held.userId, exceptId)),
      ),
    );

export async function isEmailReserved(db: Db, emailKey: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ kind: held.kind })
    .from(held)
    .where(and(eq(held.kind, 'email'), eq(held.nameKey, emailKey), gt(held.freeAt, now)));
  return rows.length > 0;
}

/** A released username keeps redirecting to its former owner until another user takes it. */
export async function deleteFreeNames(db: Db, now: Date): Promise<void> {
  const isInUse = sql`exists (select 1 from ${users} where ${users.usernameKey} = ${held.nameKey})`;
  await db.delete(held).where(and(lt(held.freeAt, now), or(eq(held.kind, 'email'), isNull(held.userId), isInUse)));
}

export type User = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

export async function hasAdmin(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return rows.length > 0;
}

export async function insertUser(db: Db, user: NewUser): Promise<User> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('The new user was not returned');
  return row;
}

export const findUser = (db: Db, id: number): Promise<User | undefined> =>
  firstRow(db.select().from(users).where(eq(users.id, id)));

/** Share lock until the transaction ends, which serializes with concurrent credential changes. */
export const findUserForShare = (db: Db, id: number): Promise<User | undefined> =>
  firstRow(db.select().from(users).where(eq(users.id, id)).for('share'));

export const findUserByEmail = (db: Db, emailKey: string): Promise<User | undefined> =>
  firstRow(db.select().from(users).where(eq(users.emailKey, emailKey)));

export const findUserByGoogle = (db: Db, googleId: string): Promise<User | undefined> =>
  firstRow(db.select().from(users).where(eq(users.googleId, googleId)));

/** Which of the two names another user has, or released recently. */
export async function findNamesInUse(db: Db, emailKey: string, usernameKey: string, now: Date, exceptId = 0) {
  const rows = await db
    .select({ emailKey: users.emailKey, usernameKey: users.usernameKey })
    .from(users)
    .where(and(or(eq(users.emailKey, emailKey), eq(users.usernameKey, usernameKey)), ne(users.id, exceptId)));
  const reserved = await reservedByOthers(db, emailKey, usernameKey, now, exceptId);
  return {
    email: rows.some((row) => row.emailKey === emailKey) || reserved.some(({ kind }) => kind === 'email'),
    username: rows.some((row) => row.usernameKey === usernameKey) || reserved.some(({ kind }) => kind === 'username'),
  };
}

export const updateUser = (db: Db, id: number, change: Partial<NewUser>): Promise<User | undefined> =>
  firstRow(db.update(users).set(change).where(eq(users.id, id)).returning());

/** Atomic: if one code is sent several times concurrently, only one request succeeds. */
export async function claimSecondFactorStep(db: Db, id: number, step: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ secondFactorStep: step })
    .where(and(eq(users.id, id), lt(users.secondFactorStep, step)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Expired demo copies, and owners whose thirty-day grace period is over; locked until the transaction ends. */
export async function lockEndedUsers(tx: Db, now: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(lt(users.demoEndsAt, now), and(isNull(users.demoEndsAt), lt(users.deletesAt, now))))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function deleteUsers(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(users).where(inArray(users.id, [...ids]));
}

export async function countDemoCopies(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(users).where(gt(users.demoEndsAt, now));
  return row?.count ?? 0;
}

/** An owner who may receive emails about their profiles. */
export type MailOwner = Pick<User, 'id' | 'email' | 'displayName' | 'language'> & {
  /** Otherwise the address may be a stranger's, and an email to it contains no user input (decision 45). */
  readonly isVerified: boolean;
};

const selectMailOwners = (db: Db) => {
  const { id, email, displayName, language } = users;
  const isVerified = sql<boolean>`(${users.emailVerifiedAt} is not null or ${users.role} = 'admin')`;
  return db.select({ id, email, displayName, language, isVerified }).from(users);
};

/** Undefined for demo accounts. Callers check `isVerified` where an email is not for every address. */
export const findMailOwner = (db: Db, id: number): Promise<MailOwner | undefined> =>
  firstRow(selectMailOwners(db).where(and(eq(users.id, id), isRealOwner, hasMailbox)));

/** The owner's address until it is verified; an admin's needs no verification. */
export async function findUnverifiedEmail(db: Db, id: number): Promise<string | null> {
  const isUnverified = and(eq(users.id, id), isNull(users.emailVerifiedAt), ne(users.role, 'admin'));
  return (await firstRow(db.select({ email: users.email }).from(users).where(isUnverified)))?.email ?? null;
}

/** The admins. Their addresses need no verification, because the operator assigned the role. */
export const listAdmins = (db: Db): Promise<MailOwner[]> =>
  selectMailOwners(db).where(eq(users.role, 'admin')).orderBy(users.id);

/** Admins who can sign in, by name, each with their staff role. */
export async function listStaff(db: Db): Promise<{ id: number; name: string; staffRole: StaffRole }[]> {
  const admins = await db
    .select({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      role: users.role,
      staffRole: users.staffRole,
    })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt), isNull(users.deletesAt)))
    .orderBy(users.usernameKey);
  return admins.map((one) => ({
    id: one.id,
    name: one.displayName || one.username,
    staffRole: staffRoleOf(one) ?? 'owner',
  }));
}

export const findPlanRow = async (db: Db, id: number) => (await listPlanRows(db, [id]))[0];

/** The columns that determine an owner's plan. */
export const listPlanRows = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: users.id,
      role: users.role,
      trialEndsAt: users.trialEndsAt,
      paidPackage: users.paidPackage,
      paidUntil: users.paidUntil,
      complimentaryPackage: users.complimentaryPackage,
      complimentaryUntil: users.complimentaryUntil,
      deletesAt: users.deletesAt,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));

type StoredPlan = { readonly packageType: string; readonly until: Date } | null;

/** Sets the paid plan and its end, or null for none. Roles and entitlements change immediately. */
export async function setPaidPlan(tx: Db, userId: number, plan: StoredPlan): Promise<void> {
  const change = { paidPackage: plan?.packageType ?? null, paidUntil: plan?.until ?? null };
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/** Sets the complimentary plan and its end, or null for none. */
export async function saveComplimentaryPlan(tx: Db, userId: number, plan: StoredPlan): Promise<void> {
  const change = { complimentaryPackage: plan?.packageType ?? null, complimentaryUntil: plan?.until ?? null };
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/** Serializes operations that read, then change an account; `no key update` does not block rows that reference it. */
export async function lockUser(db: Db, id: number): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!row) throw new AppError('unauthenticated');
  return row;
}

/** A fixed lock order: two admins who leave concurrently wait for each other instead of deadlocking. */
export const lockAdmins = (db: Db): Promise<Pick<User, 'id' | 'role' | 'staffRole' | 'deletesAt' | 'suspendedAt'>[]> =>
  db
    .select({
      id: users.id,
      role: users.role,
      staffRole: users.staffRole,
      deletesAt: users.deletesAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('no key update');
