import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import type { StoredRole } from '../../domain.ts';
import { isDemoTemplate } from '../demo.ts';
import { accountMailJob } from '../mail/mail-job.ts';
import { type User, updateUser } from '../queries.ts';
import { recordEvent } from '../session/security-log.ts';
import { deleteSessionsOf, endImpersonationsBy } from '../session/session-queries.ts';
import { getLocked, getLockedForDemotion, isActiveAdmin, type Operator } from './admin-change.ts';

export async function setRole(operator: Operator, id: number, role: StoredRole): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const row = role === 'admin' ? await getLocked(tx, id) : await getLockedForDemotion(tx, operator, id);
    if (row.role !== role) await (role === 'admin' ? promote(tx, operator, row) : demote(tx, operator, row));
    await operator.audit(tx, {
      action: 'users.set-role',
      target: { kind: 'user', id },
      before: { role: row.role },
      after: { role },
    });
  });
}

/** All sessions end: what an admin must show is shown at a sign-in. */
async function promote(tx: Db, { bus }: Operator, row: User): Promise<void> {
  if (isDemoTemplate(row)) throw new AppError('conflict', { message: 'accountsAdmin.demo' });
  if (!isActiveAdmin(row)) throw new AppError('conflict', { message: 'accountsAdmin.leaving' });
  await updateUser(tx, row.id, { role: 'admin' });
  await deleteSessionsOf(tx, row.id);
  await publishSessionsEnded(bus, tx, row.id);
  await dropOwnerPages(bus, tx, row.id);
}

async function demote(tx: Db, { bus }: Operator, row: User): Promise<void> {
  await updateUser(tx, row.id, { role: 'user' });
  await endImpersonationsBy(tx, row.id);
  await publishSessionsEnded(bus, tx, row.id);
  // Every admin has the largest package.
  await dropOwnerPages(bus, tx, row.id);
}

/** Whoever ends their own keeps the one that they ask from. */
export async function endSessions(operator: Operator, id: number, ownSessionId: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    await getLocked(tx, id);
    await deleteSessionsOf(tx, id, operator.actorId === id ? ownSessionId : 0);
    await publishSessionsEnded(operator.bus, tx, id);
    await recordEvent(tx, operator, { userId: id, kind: 'sessions-ended-by-admin' });
    await operator.audit(tx, { action: 'users.end-sessions', target: { kind: 'user', id } });
  });
}

export async function sendReset(operator: Operator, id: number): Promise<{ sent: boolean }> {
  await operator.db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    if (row.suspendedAt || isDemoTemplate(row))
      throw new AppError('conflict', { message: 'accountsAdmin.cannotReset' });
    await addJob(tx, accountMailJob, { userId: id, kind: 'reset' });
    await operator.audit(tx, { action: 'users.send-reset', target: { kind: 'user', id } });
  });
  return { sent: true };
}
