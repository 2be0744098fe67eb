import { z } from 'zod';
import { findOwner, listAdmins } from '#features/accounts/server/index.ts';
import { sendToOwner } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { ignorePermanentFailure } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { supportLimits } from '../../domain.ts';
import { composeInquiry, composeReply } from '../mail-content.ts';
import { lockConversation } from '../queries.ts';
import { claimWaiting, findWaiting, listStillUnread } from './offline-queries.ts';

const ids = z.array(z.number());

/** Emails the support's replies to an owner who accepts such emails. */
export const replyMailJob = job({
  name: 'support-reply-mail',
  payload: z.object({ ownerId: z.number(), ids }),
  work: async (services: Services, { ownerId, ids }) => {
    const messages = await listStillUnread(services.db, ids);
    if (messages.length === 0) return;
    await sendToOwner(services, ownerId, 'reply', (frame) => composeReply(frame, messages));
  },
});

/** Emails an owner's messages to one admin; once any admin has read them, the others get no email. */
export const inquiryMailJob = job({
  name: 'support-inquiry-mail',
  payload: z.object({ adminId: z.number(), ownerId: z.number(), ids }),
  work: async ({ db, config, mailer }: Services, { adminId, ownerId, ids }) => {
    const messages = await listStillUnread(db, ids);
    const writer = await findOwner(db, ownerId);
    const admin = (await listAdmins(db)).find(({ id }) => id === adminId);
    if (messages.length === 0 || !writer || !admin) return;
    const sender = { name: writer.displayName, email: writer.email };
    await mailer.send(composeInquiry(admin, config.publicUrl, sender, messages)).catch(ignorePermanentFailure);
  },
});

const offlineMilliseconds = supportLimits.offlineMinutes * 60_000;
/** Further messages delay the email, so that it contains all of them, but not beyond this limit. */
const longestMilliseconds = 2 * offlineMilliseconds;

/** The recipient side of a conversation. */
const side = z.object({ ownerId: z.number(), to: z.enum(['owner', 'support']) });
type Side = z.output<typeof side>;

/** Checks whether a side is still offline; no email is sent if it has read the messages in the meantime. */
export const supportOfflineJob = job({
  name: 'support-away',
  payload: side,
  work: (services: Services, waiting: Side) => mailOfflineSide(services, waiting),
});

/** Schedules one offline check per side; every new message postpones it. The caller must hold the conversation lock. */
export async function waitForReader(tx: Db, { ownerId, to }: Side, now: Date): Promise<void> {
  const waiting = await findWaiting(tx, { ownerId, to });
  if (!waiting) return;
  const due = Math.min(waiting.newest.getTime() + offlineMilliseconds, waiting.oldest.getTime() + longestMilliseconds);
  // The job queue runs on the real machine clock, which the configurable `clock` does not affect.
  const runAt = new Date(Date.now() + Math.max(due - now.getTime(), 0));
  await addJob(tx, supportOfflineJob, { ownerId, to }, { key: `support-away ${ownerId} ${to}`, runAt });
}

/** Claims the messages and enqueues the emails in one transaction, so no recipient is emailed twice or missed. */
const mailOfflineSide = ({ db, clock }: Services, { ownerId, to }: Side): Promise<void> =>
  db.transaction(async (tx) => {
    await lockConversation(tx, ownerId);
    const now = clock.now();
    const before = new Date(now.getTime() - offlineMilliseconds);
    const ids = await claimWaiting(tx, { ownerId, to }, before, now);
    if (ids.length > 0) await handOn(tx, { ownerId, to }, ids);
    await waitForReader(tx, { ownerId, to }, now);
  });

/** One job per recipient: a delayed email to one does not hold up the others. */
async function handOn(tx: Db, { ownerId, to }: Side, ids: number[]): Promise<void> {
  if (to === 'owner') return addJob(tx, replyMailJob, { ownerId, ids });
  for (const { id } of await listAdmins(tx))
    if (id !== ownerId) await addJob(tx, inquiryMailJob, { adminId: id, ownerId, ids });
}
