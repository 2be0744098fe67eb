import type { Db } from '#server-kit/db/database.ts';
import { holdUsernamesOf } from './held-name-queries.ts';
import { deleteUsers, lockEndedUsers } from './queries.ts';

/** What a room does for owners who are about to go, in the transaction in which they go. */
export type Farewell = (tx: Db, userIds: readonly number[], now: Date) => Promise<void>;

const farewells: Farewell[] = [];

/** Called once, where the rooms are put together: this room cannot know the others, which all stand on it. */
export const addFarewell = (farewell: Farewell): void => void farewells.push(farewell);

/** Deletes whose time is over. What is theirs here goes with them; what is theirs elsewhere is the rooms' to see to. */
export const deleteEndedUsers = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = await lockEndedUsers(tx, now);
    if (ids.length === 0) return;
    for (const farewell of farewells) await farewell(tx, ids, now);
    await holdUsernamesOf(tx, ids, now);
    await deleteUsers(tx, ids);
  });
