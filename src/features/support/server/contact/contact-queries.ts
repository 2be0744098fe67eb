import { eq, inArray, lt } from 'drizzle-orm';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { contactMessagesTable as messages } from '../table.ts';

export const insertContact = async (tx: Db, values: typeof messages.$inferInsert): Promise<number> =>
  (await onlyRow(tx.insert(messages).values(values).returning({ id: messages.id }))).id;

export const findContact = (db: Db, id: number) => firstRow(db.select().from(messages).where(eq(messages.id, id)));

export async function findContactNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: messages.id, name: messages.name })
    .from(messages)
    .where(inArray(messages.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function deleteContactsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, before));
}
