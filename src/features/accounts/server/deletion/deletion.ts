import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Account } from '../../contract.ts';
import { accountPolicy, confirmsDeletion } from '../../domain.ts';
import { getAccount, getUser } from '../account.ts';
import { isActiveAdmin } from '../admin/admin-change.ts';
import { accountMailJob } from '../mail/mail-job.ts';
import { lockAdmins, lockUser } from '../protected-queries.ts';
import { updateUser } from '../queries.ts';
import { deleteSessionsOf } from '../session/session-queries.ts';

type Caller = Services & { readonly user: Identity };

const graceMilliseconds = accountPolicy.deletionDays * 86_400_000;

/** Asked for twice, the first date stays and no second mail goes out. */
export async function requestDeletion(call: Caller, confirmation: string): Promise<Account> {
  const { role, username } = await getUser(call);
  if (!confirmsDeletion(confirmation, username))
    throw new AppError('invalid_input', { fields: { confirmation: 'accounts.deletion.wrongName' } });
  await call.db.transaction(async (tx) => {
    if (role === 'admin') await refuseLastAdmin(tx, call.user.id);
    await scheduleDeletion(tx, call);
  });
  return getAccount(call);
}

async function scheduleDeletion(tx: Db, { clock, bus, user }: Caller): Promise<void> {
  const { id, deletesAt } = await lockUser(tx, user.id);
  await deleteSessionsOf(tx, id, user.sessionId);
  if (deletesAt) return;
  await updateUser(tx, id, { deletesAt: new Date(clock.now().getTime() + graceMilliseconds) });
  await addJob(tx, accountMailJob, { userId: id, kind: 'deletion' });
  await dropOwnerPages(bus, tx, id);
}

async function refuseLastAdmin(tx: Db, id: number): Promise<void> {
  const remainingAdmins = (await lockAdmins(tx)).filter((admin) => admin.id !== id && isActiveAdmin(admin));
  if (remainingAdmins.length === 0) throw new AppError('conflict', { message: 'accounts.deletion.lastAdmin' });
}

export async function cancelDeletion(call: Caller): Promise<Account> {
  await updateUser(call.db, call.user.id, { deletesAt: null });
  return getAccount(call);
}
