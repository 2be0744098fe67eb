import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { createSlots } from '#server-kit/http/files/upload-slots.ts';
import { addJob, type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { webhookLimits } from '../../domain.ts';
import { deliver, leadBody } from './webhook-delivery.ts';
import { claimFailureNotice, findToSend, findWebhook, type WebhookRow } from './webhook-queries.ts';

const sending = z.object({
  leadId: z.number(),
  ownerId: z.number(),
  delivery: z.uuid(),
  /** How often it was sent before. */
  tries: z.number(),
});
type QueuedDelivery = z.output<typeof sending>;

/** Whoever answers slowly holds up no mails: half of a process's workers at most wait for others, one for each owner. */
const slots = createSlots({ all: 2, each: 1 });
const slotWaitSeconds = 5;

export const leadWebhookJob: Job<Services, typeof sending> = job({
  name: 'lead-webhook',
  payload: sending,
  work: sendLead,
});

/** With the lead or not at all. */
export async function enqueueWebhook(tx: Db, ownerId: number, leadId: number): Promise<void> {
  if (!(await findWebhook(tx, ownerId))) return;
  await addJob(tx, leadWebhookJob, { leadId, ownerId, delivery: randomUUID(), tries: 0 });
}

export const allowsWebhook = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number): Promise<boolean> =>
  (await effectivePlan(db, userId, clock.now())).entitlements.leadWebhook;

/** Nothing for a lead, an address or a plan that is gone. */
async function sendLead(services: Services, payload: QueuedDelivery): Promise<void> {
  const { db, config } = services;
  const { leadId, ownerId, delivery } = payload;
  const hook = await findWebhook(db, ownerId);
  const found = hook && (await findToSend(db, leadId, ownerId));
  if (!hook || !found || !(await allowsWebhook(services, ownerId))) return;
  const release = findSlot(ownerId);
  if (!release) return retryLater(services, db, payload, slotWaitSeconds);
  const body = leadBody(found.lead, found.slug, config.publicUrl);
  const error = await deliver(services, { hook, body, delivery }).finally(release);
  if (error) await db.transaction((tx) => afterFailure(services, tx, hook, payload));
}

function findSlot(ownerId: number): (() => void) | undefined {
  try {
    return slots.enter(String(ownerId));
  } catch {
    return undefined;
  }
}

const retryLater = ({ clock }: Services, db: Db, payload: QueuedDelivery, seconds: number): Promise<void> =>
  addJob(db, leadWebhookJob, payload, { runAt: new Date(clock.now().getTime() + seconds * 1_000) });

/** Tried again by a job of its own: a receiver that fails is no fault of ours, and nothing for the log of faults. */
async function afterFailure(services: Services, tx: Db, hook: WebhookRow, payload: QueuedDelivery): Promise<void> {
  const wait = webhookLimits.waits[payload.tries];
  if (wait !== undefined) return retryLater(services, tx, { ...payload, tries: payload.tries + 1 }, wait);
  services.log.warn({ leadId: payload.leadId, ownerId: hook.userId }, 'a lead was not sent on: nobody heard');
  const now = services.clock.now();
  const notSince = new Date(now.getTime() - webhookLimits.tellsEveryHours * 3_600_000);
  if (!(await claimFailureNotice(tx, hook, now, notSince))) return;
  await notify(services, tx, {
    userId: hook.userId,
    kind: 'lead',
    message: 'leadWebhookFailed',
    values: { host: new URL(hook.url).host },
    link: '/leads',
  });
}
