import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { accountPolicy } from '../../domain.ts';
import { reservedNamesTable as held, usersTable as users } from '../table.ts';

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
export const reservedByOthers = (db: Db, emailKey: string, usernameKey: string, now: Date, exceptId: number) =>
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
