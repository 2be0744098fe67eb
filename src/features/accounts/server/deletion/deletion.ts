import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { Account } from '../../contract.ts';
import { accountPolicy, confirmsDeletion } from '../../domain.ts';
import { getAccount, getUser } from '../account.ts';
import { isLastOwner } from '../admin/admin-actions.ts';
import { accountMailJob } from '../mail/mails.ts';
import { deleteUsers, lockAdmins, lockEndedUsers, lockUser, reserveUsernamesOf, updateUser } from '../queries.ts';
import { deleteSessionsOf } from '../session/session-queries.ts';

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

type Caller = Services & { readonly user: Identity };

const graceMilliseconds = accountPolicy.deletionDays * 86_400_000;

/** If requested twice, the first date stays and no second email is sent. */
export async function requestDeletion(call: Caller, confirmation: string): Promise<Account> {
  const { role, username } = await getUser(call);
  if (!confirmsDeletion(confirmation, username))
    throw new AppError('invalid_input', { fields: { confirmation: 'accounts.deletion.wrongName' } });
  await call.db.transaction(async (tx) => {
    if (role === 'admin') await refuseLastAdmin(tx, call.user.id);
    await scheduleDeletion(tx, call, { userId: call.user.id, sessionId: call.user.sessionId, mail: 'deletion' });
  });
  return getAccount(call);
}

interface PendingDeletion {
  readonly userId: number;
  /** The session that goes on. */
  readonly sessionId?: number;
  readonly mail: 'deletion' | 'deletion-by-us';
}

export async function scheduleDeletion(
  tx: Db,
  { clock, bus }: Pick<Services, 'clock' | 'bus'>,
  { userId, sessionId, mail }: PendingDeletion,
): Promise<Date> {
  const { id, deletesAt: before } = await lockUser(tx, userId);
  await deleteSessionsOf(tx, id, sessionId);
  if (before) return before;
  const deletesAt = new Date(clock.now().getTime() + graceMilliseconds);
  await updateUser(tx, id, { deletesAt });
  await addJob(tx, accountMailJob, { userId: id, kind: mail });
  await dropOwnerPages(bus, tx, id);
  return deletesAt;
}

async function refuseLastAdmin(tx: Db, id: number): Promise<void> {
  if (isLastOwner(await lockAdmins(tx), id)) throw new AppError('conflict', { message: 'accounts.deletion.lastAdmin' });
}

export async function cancelDeletion(call: Caller): Promise<Account> {
  await updateUser(call.db, call.user.id, { deletesAt: null });
  return getAccount(call);
}
