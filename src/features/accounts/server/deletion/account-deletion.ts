import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint } from '#server-kit/services/extension-point.ts';
import type { Services } from '#server-kit/services/services.ts';
import { deleteUsers, lockEndedUsers } from '../queries.ts';
import { reserveUsernamesOf } from './reserved-name-queries.ts';

/** Runs in the transaction that deletes the accounts. */
type AccountDeletionHandler = (tx: Db, userIds: readonly number[], now: Date) => Promise<void>;

export const accountDeletionHandlers = extensionPoint<AccountDeletionHandler>('account-deletion-handlers');

/** Deletes accounts past their grace period. Other features clean up their own data through the handlers. */
export const deleteEndedUsers = ({ db, extensions }: Pick<Services, 'db' | 'extensions'>, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = await lockEndedUsers(tx, now);
    if (ids.length === 0) return;
    for (const handler of extensions.of(accountDeletionHandlers)) await handler(tx, ids, now);
    await reserveUsernamesOf(tx, ids, now);
    await deleteUsers(tx, ids);
  });
