import { eq } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { defaultLocale, type Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';

/** In which an owner is written to. */
export async function findLanguage(db: Db, userId: number): Promise<Locale> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? defaultLocale;
}
