import { asc, eq } from 'drizzle-orm';
import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { User } from './queries.ts';
import { usersTable as users } from './table.ts';

/** Steps that look at an account and then change it come one after the other; rows that merely point to it do not wait. */
export async function lockUser(db: Db, id: number): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!row) throw new AppError('unauthenticated');
  return row;
}

/** In one order for everybody, so that two admins who leave at once wait for each other instead of blocking. */
export const lockAdmins = (db: Db): Promise<Pick<User, 'id' | 'deletesAt' | 'suspendedAt'>[]> =>
  db
    .select({ id: users.id, deletesAt: users.deletesAt, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('no key update');
