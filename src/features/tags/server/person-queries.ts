import { eq } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';

/** Who gives or takes a tag: what they are called, and in which language they write. */
export async function findPerson(db: Db, id: number): Promise<{ displayName: string; language: Locale } | undefined> {
  const [row] = await db
    .select({ displayName: users.displayName, language: users.language })
    .from(users)
    .where(eq(users.id, id));
  return row;
}
