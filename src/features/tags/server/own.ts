import { AppError, orNotFound } from '#base/app-error.ts';
import { listOwnProfiles } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { TagWithHistory } from '../contract.ts';
import type { TagEvent } from '../domain.ts';
import { type TagEventInput, writeHistory } from './history.ts';
import { lockOwned, type TagRow, updateTag } from './queries.ts';
import { getTag, type Own } from './read.ts';

export interface Step {
  readonly tx: Db;
  /** The current row, including changes made in this step. */
  readonly row: () => TagRow;
  readonly now: Date;
  change(values: Partial<TagRow>): Promise<void>;
  recordEvent(event: TagEvent, more?: Pick<TagEventInput, 'note' | 'details'>): Promise<void>;
}

/** Runs an owner's change to a tag in a transaction with the row locked; the event is recorded with it. */
export async function changeOwn(call: Own, code: string, work: (step: Step) => Promise<void>): Promise<TagWithHistory> {
  const { db, clock, user } = call;
  await db.transaction(async (tx) => {
    let row = orNotFound(await lockOwned(tx, code, user.id));
    if (row.state === 'retired') throw new AppError('conflict', { message: 'tags.retired' });
    const now = clock.now();
    await work({
      tx,
      row: () => row,
      now,
      change: async (values) => {
        row = orNotFound(await updateTag(tx, code, { ...values, updatedAt: now }));
      },
      recordEvent: (event, more = {}) =>
        writeHistory(tx, [{ code, event, by: 'owner', actorId: user.id, ownerId: user.id, at: now, ...more }]),
    });
  });
  return getTag(call, code);
}

/** The name of one of the owner's own profiles; other users' profiles are treated as unknown. */
export async function nameOfOwn(tx: Db, ownerId: number, profileId: number, field: string, now: Date): Promise<string> {
  const own = await listOwnProfiles(tx, ownerId, now);
  const chosen = own.find(({ id }) => id === profileId);
  if (!chosen) throw new AppError('not_found', { fields: { [field]: 'tags.profile.missing' } });
  return chosen.name;
}
