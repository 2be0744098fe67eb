import { AppError } from '#base/app-error.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import { deleteEveryTokenOf } from '../google/google-queries.ts';
import { accountMailJob } from '../mail/mail-job.ts';
import { updateUser } from '../queries.ts';
import { recordEvent } from '../session/security-log.ts';
import { deleteSessionsOf } from '../session/session-queries.ts';
import { getLocked, getLockedForDemotion, type Operator } from './admin-change.ts';

/** Every way in ends: sessions with their tokens, links of mails, sign-ins that wait for a code. */
export async function suspend(operator: Operator, id: number, reason: string): Promise<void> {
  const { bus, clock } = operator;
  await operator.db.transaction(async (tx) => {
    const row = await getLockedForDemotion(tx, operator, id);
    if (row.suspendedAt) throw new AppError('conflict', { message: 'accountsAdmin.already' });
    const change = { suspendedAt: clock.now(), suspendedReason: reason };
    await updateUser(tx, id, change);
    await deleteSessionsOf(tx, id);
    await deleteEveryTokenOf(tx, id);
    await publishSessionsEnded(bus, tx, id);
    await dropOwnerPages(bus, tx, id);
    await addJob(tx, accountMailJob, { userId: id, kind: 'suspended', reason });
    await recordEvent(tx, operator, { userId: id, kind: 'suspended' });
    await operator.audit(tx, {
      action: 'users.suspend',
      target: { kind: 'user', id },
      before: { suspendedAt: null },
      after: change,
    });
  });
}

export async function restore(operator: Operator, id: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const { suspendedAt, suspendedReason } = await getLocked(tx, id);
    if (!suspendedAt) throw new AppError('conflict', { message: 'accountsAdmin.notSuspended' });
    const change = { suspendedAt: null, suspendedReason: null };
    await updateUser(tx, id, change);
    await dropOwnerPages(operator.bus, tx, id);
    await addJob(tx, accountMailJob, { userId: id, kind: 'restored', reason: suspendedReason ?? '' });
    await recordEvent(tx, operator, { userId: id, kind: 'restored' });
    await operator.audit(tx, {
      action: 'users.restore',
      target: { kind: 'user', id },
      before: { suspendedAt, suspendedReason },
      after: change,
    });
  });
}
