import { z } from 'zod';
import { listAdmins } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { supportLimits } from '../../domain.ts';
import { lockConversation } from '../queries.ts';
import { inquiryMailJob, replyMailJob } from './offline-mail.ts';
import { claimWaiting, findWaiting } from './offline-queries.ts';

const offlineMilliseconds = supportLimits.offlineMinutes * 60_000;
/** Who goes on writing puts the mail off, so that it brings everything at once; but not for ever. */
const longestMilliseconds = 2 * offlineMilliseconds;

/** One side of one conversation, to whom something was written. */
const side = z.object({ ownerId: z.number(), to: z.enum(['owner', 'support']) });
type Side = z.output<typeof side>;

/** Looks whether a side is still away; whoever has read meanwhile is not written to. */
export const supportOfflineJob = job({
  name: 'support-away',
  payload: side,
  work: (services: Services, waiting: Side) => mailOfflineSide(services, waiting),
});

/** One look ahead for each side, put off by every message; called with the conversation locked. */
export async function waitForReader(tx: Db, { ownerId, to }: Side, now: Date): Promise<void> {
  const waiting = await findWaiting(tx, { ownerId, to });
  if (!waiting) return;
  const due = Math.min(waiting.newest.getTime() + offlineMilliseconds, waiting.oldest.getTime() + longestMilliseconds);
  // By the clock of the machine that looks, which no setting moves.
  const runAt = new Date(Date.now() + Math.max(due - now.getTime(), 0));
  await addJob(tx, supportOfflineJob, { ownerId, to }, { key: `support-away ${ownerId} ${to}`, runAt });
}

/** Taken and handed on in one transaction: nobody is written to twice, and nobody not at all. */
const mailOfflineSide = ({ db, clock }: Services, { ownerId, to }: Side): Promise<void> =>
  db.transaction(async (tx) => {
    await lockConversation(tx, ownerId);
    const now = clock.now();
    const before = new Date(now.getTime() - offlineMilliseconds);
    const ids = await claimWaiting(tx, { ownerId, to }, before, now);
    if (ids.length > 0) await handOn(tx, { ownerId, to }, ids);
    await waitForReader(tx, { ownerId, to }, now);
  });

/** Each reader by a job of their own: one whose mail does not leave at once costs the others nothing. */
async function handOn(tx: Db, { ownerId, to }: Side, ids: number[]): Promise<void> {
  if (to === 'owner') return addJob(tx, replyMailJob, { ownerId, ids });
  for (const { id } of await listAdmins(tx))
    if (id !== ownerId) await addJob(tx, inquiryMailJob, { adminId: id, ownerId, ids });
}
