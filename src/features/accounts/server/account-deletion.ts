import type { Db } from '#server-kit/db/database.ts';
import { holdUsernamesOf } from './held-name-queries.ts';
import { deleteUsers, lockEndedUsers } from './queries.ts';

/** Runs in the transaction that deletes the accounts. */
export type AccountDeletedHandler = (tx: Db, userIds: readonly number[], now: Date) => Promise<void>;

const handlers: AccountDeletedHandler[] = [];

/** Called once in composition: accounts cannot import the features above it. */
export const onAccountDeleted = (handler: AccountDeletedHandler): void => void handlers.push(handler);

/** Deletes accounts past their grace period. Other features clean up their own data through the handlers. */
export const deleteEndedUsers = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = await lockEndedUsers(tx, now);
    if (ids.length === 0) return;
    for (const handler of handlers) await handler(tx, ids, now);
    await holdUsernamesOf(tx, ids, now);
    await deleteUsers(tx, ids);
  });
