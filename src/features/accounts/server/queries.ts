import { eq } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { usersTable } from './table.ts';

export async function hasAdmin(db: Db): Promise<boolean> {
  const rows = await db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.role, 'admin')).limit(1);
  return rows.length > 0;
}

export async function insertUser(db: Db, user: typeof usersTable.$inferInsert): Promise<void> {
  await db.insert(usersTable).values(user);
}
