import { and, desc, eq, getTableColumns, gt, inArray, lt, lte, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { knownDevicesTable as devices, sessionsTable as sessions, usersTable as users } from '../table.ts';

export type Session = typeof sessions.$inferSelect;

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<Session> {
  const [row] = await db.insert(sessions).values(session).returning();
  if (!row) throw new Error('The new session was not returned');
  return row;
}

const idleMilliseconds = { admin: 8 * 3_600_000, owner: 30 * 24 * 3_600_000 } as const;
const idleSince = (now: Date, audience: keyof typeof idleMilliseconds) =>
  new Date(now.getTime() - idleMilliseconds[audience]);

/** Neither expired nor idle for too long; the idle limit is shorter for more privileged users. */
const alive = (now: Date) =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, idleSince(now, 'owner')),
    or(ne(users.role, 'admin'), gt(sessions.lastSeenAt, idleSince(now, 'admin'))),
  );

const impersonatedUsers = alias(users, 'viewed');

/** The columns that determine the caller's identity. */
const identityColumns = <Table extends typeof users | typeof impersonatedUsers>(table: Table) => ({
  id: table.id as Table['id'],
  username: table.username as Table['username'],
  role: table.role as Table['role'],
  staffRole: table.staffRole as Table['staffRole'],
  trialEndsAt: table.trialEndsAt as Table['trialEndsAt'],
  paidUntil: table.paidUntil as Table['paidUntil'],
  complimentaryUntil: table.complimentaryUntil as Table['complimentaryUntil'],
  suspendedAt: table.suspendedAt as Table['suspendedAt'],
  demoEndsAt: table.demoEndsAt as Table['demoEndsAt'],
});

const withUser = (db: Db) =>
  db
    .select({ session: sessions, user: identityColumns(users), impersonatedUsers: identityColumns(impersonatedUsers) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(impersonatedUsers, eq(impersonatedUsers.id, sessions.impersonatedUserId));

export type LiveSession = Awaited<ReturnType<typeof withUser>>[number];

export const findSessionByCookie = (db: Db, cookieHash: Buffer, now: Date): Promise<LiveSession | undefined> =>
  firstRow(withUser(db).where(and(eq(sessions.cookieHash, cookieHash), alive(now))));

export const findSession = (db: Db, id: number, now: Date): Promise<LiveSession | undefined> =>
  firstRow(withUser(db).where(and(eq(sessions.id, id), alive(now))));

export const listSessions = (db: Db, userId: number, now: Date): Promise<Session[]> =>
  db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), alive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

export async function updateSession(db: Db, id: number, change: Partial<Session>): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, id));
}

/** A demoted admin's impersonations end. */
export async function endImpersonationsBy(db: Db, userId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ impersonatedUserId: null, impersonatedSince: null })
    .where(eq(sessions.userId, userId));
}

/** Returns the deleted session if it belonged to this owner. */
export async function deleteOwnedSession(db: Db, id: number, userId: number): Promise<Session | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning();
  return row;
}

export const deleteSessionByCookie = (db: Db, cookieHash: Buffer): Promise<Session | undefined> =>
  firstRow(db.delete(sessions).where(eq(sessions.cookieHash, cookieHash)).returning());

export async function deleteSessionsOf(db: Db, userId: number, exceptId = 0): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const admins = db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, now),
        lte(sessions.lastSeenAt, idleSince(now, 'owner')),
        and(lte(sessions.lastSeenAt, idleSince(now, 'admin')), inArray(sessions.userId, admins)),
      ),
    );
}

export async function isKnownDevice(db: Db, cookieHash: Buffer, userId: number): Promise<boolean> {
  const [row] = await db.select({ userId: devices.userId }).from(devices).where(eq(devices.cookieHash, cookieHash));
  return row?.userId === userId;
}

/** A browser shared by two owners is remembered for the one who signed in last. */
export async function rememberDevice(db: Db, cookieHash: Buffer, userId: number, seenAt: Date): Promise<void> {
  await db
    .insert(devices)
    .values({ cookieHash, userId, seenAt })
    .onConflictDoUpdate({ target: devices.cookieHash, set: { userId, seenAt } });
}

export async function forgetDevicesOf(db: Db, userId: number): Promise<void> {
  await db.delete(devices).where(eq(devices.userId, userId));
}

export async function deleteOldDevices(db: Db, before: Date): Promise<void> {
  await db.delete(devices).where(lt(devices.seenAt, before));
}
