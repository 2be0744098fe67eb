import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { UserNote } from '../../admin-contract.ts';
import { getLocked } from './admin-actions.ts';
import { deleteNote, findRealUser, insertNote, listNotes } from './admin-queries.ts';

async function presentNotes(db: Db, userId: number): Promise<UserNote[]> {
  const rows = await listNotes(db, userId);
  return rows.map(({ id, text, at, authorId, authorName }) => ({
    id,
    text,
    author: authorId === null ? null : { id: authorId, name: authorName ?? '' },
    at: at.toISOString(),
  }));
}

export async function readNotes(db: Db, userId: number): Promise<UserNote[]> {
  if (!(await findRealUser(db, userId))) throw new AppError('not_found');
  return presentNotes(db, userId);
}

type NoteCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'clock' | 'user' | 'audit'>;

/** Audits that a note was written, never its content: it goes with the account, and the audit log stays. */
export async function addNote({ db, clock, user, audit }: NoteCall, userId: number, text: string): Promise<UserNote[]> {
  await db.transaction(async (tx) => {
    await getLocked(tx, userId);
    await insertNote(tx, { userId, authorId: user.id, text, createdAt: clock.now() });
    await audit(tx, { action: 'users.note', target: { kind: 'user', id: userId } });
  });
  return presentNotes(db, userId);
}

export async function removeNote({ db, user, audit }: NoteCall, userId: number, id: number): Promise<UserNote[]> {
  await db.transaction(async (tx) => {
    if (!(await deleteNote(tx, { id, userId, authorId: user.id }))) throw new AppError('not_found');
    await audit(tx, { action: 'users.note-removed', target: { kind: 'user', id: userId } });
  });
  return presentNotes(db, userId);
}
