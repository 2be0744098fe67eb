import { eq, lt } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { contactMessagesTable as messages } from '../table.ts';

type ContactRow = typeof messages.$inferSelect;

export async function insertContact(tx: Db, values: typeof messages.$inferInsert): Promise<number> {
  const [row] = await tx.insert(messages).values(values).returning({ id: messages.id });
  if (!row) throw new Error('The new message was not returned');
  return row.id;
}

export async function findContact(db: Db, id: number): Promise<ContactRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

export async function deleteContactsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, before));
}
