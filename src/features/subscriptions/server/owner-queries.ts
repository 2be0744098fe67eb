import { eq } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { defaultLocale, type Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';

/** By an admin: nothing of theirs is charged meanwhile. */
export async function isSuspended(db: Db, userId: number): Promise<boolean> {
  const [row] = await db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, userId));
  return row?.at != null;
}

/** In which an owner is written to. */
export async function findLanguage(db: Db, userId: number): Promise<Locale> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? defaultLocale;
}
