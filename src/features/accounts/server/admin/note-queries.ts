import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { ownerName } from '../owner-queries.ts';
import { userNotesTable as notes } from '../table.ts';

export const listNotes = (db: Db, userId: number) =>
  db
    .select({
      id: notes.id,
      text: notes.text,
      at: notes.createdAt,
      authorId: notes.authorId,
      authorName: ownerName(notes.authorId),
    })
    .from(notes)
    .where(eq(notes.userId, userId))
    .orderBy(desc(notes.id));

export async function insertNote(tx: Db, note: typeof notes.$inferInsert): Promise<void> {
  await tx.insert(notes).values(note);
}

type OwnNote = Pick<typeof notes.$inferSelect, 'id' | 'userId'> & { readonly authorId: number };

export async function deleteNote(tx: Db, { id, userId, authorId }: OwnNote): Promise<boolean> {
  const where = and(eq(notes.id, id), eq(notes.userId, userId), eq(notes.authorId, authorId));
  return (await tx.delete(notes).where(where).returning({ id: notes.id })).length === 1;
}
