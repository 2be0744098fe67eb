import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { demoEmail, emailKey, usernameKey } from '../domain.ts';
import { usersTable as users } from './table.ts';

/** Creates an internal account. No one can sign in to it: it has no password, and its email domain does not exist. */
export async function seedHouseOwner(
  db: Db,
  { username, displayName }: { readonly username: string; readonly displayName: string },
  now: Date,
): Promise<number> {
  const email = `${username}@negia.invalid`;
  const trialEndsAt = new Date('9999-12-31T00:00:00Z');
  const names = { username, usernameKey: usernameKey(username), displayName, email, emailKey: emailKey(email) };
  const [row] = await db
    .insert(users)
    .values({ ...names, emailVerifiedAt: now, trialEndsAt, createdAt: now })
    .onConflictDoUpdate({
      target: users.usernameKey,
      set: { trialEndsAt },
      setWhere: sql`${users.emailKey} = excluded.email_key`,
    })
    .returning({ id: users.id });
  if (!row) throw new Error(`The name ${username} is somebody's`);
  return row.id;
}

/** The account from which demo copies are created. */
export async function findDemoTemplate(db: Db): Promise<{ readonly id: number } | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(demoEmail)));
  return row;
}
