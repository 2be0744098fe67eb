import { AppError } from '#base/app-error.ts';
import { tellSessionsEnded } from '#server-kit/http/event-streams.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import { getLocked, getLockedToWeaken, type Runner } from './admin-change.ts';
import { deleteEveryTokenOf } from './google-queries.ts';
import { accountMailJob } from './mail-job.ts';
import { updateUser } from './queries.ts';
import { recordEvent } from './security-log.ts';
import { deleteSessionsOf } from './session-queries.ts';

/** Every way in ends: sessions with their tokens, links of mails, sign-ins that wait for a code. */
export async function suspend(runner: Runner, id: number, reason: string): Promise<void> {
  const { bus, clock } = runner;
  await runner.db.transaction(async (tx) => {
    const row = await getLockedToWeaken(tx, runner, id);
    if (row.suspendedAt) throw new AppError('conflict', { message: 'accountsAdmin.already' });
    const change = { suspendedAt: clock.now(), suspendedReason: reason };
    await updateUser(tx, id, change);
    await deleteSessionsOf(tx, id);
    await deleteEveryTokenOf(tx, id);
    await tellSessionsEnded(bus, tx, id);
    await dropOwnerPages(bus, tx, id);
    await addJob(tx, accountMailJob, { userId: id, kind: 'suspended', reason });
    await recordEvent(tx, runner, { userId: id, kind: 'suspended' });
    await runner.audit(tx, {
      action: 'users.suspend',
      target: { kind: 'user', id },
      before: { suspendedAt: null },
      after: change,
    });
  });
}

export async function restore(runner: Runner, id: number): Promise<void> {
  await runner.db.transaction(async (tx) => {
    const { suspendedAt, suspendedReason } = await getLocked(tx, id);
    if (!suspendedAt) throw new AppError('conflict', { message: 'accountsAdmin.notSuspended' });
    const change = { suspendedAt: null, suspendedReason: null };
    await updateUser(tx, id, change);
    await dropOwnerPages(runner.bus, tx, id);
    await addJob(tx, accountMailJob, { userId: id, kind: 'restored', reason: suspendedReason ?? '' });
    await recordEvent(tx, runner, { userId: id, kind: 'restored' });
    await runner.audit(tx, {
      action: 'users.restore',
      target: { kind: 'user', id },
      before: { suspendedAt, suspendedReason },
      after: change,
    });
  });
}
