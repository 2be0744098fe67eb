import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { notify } from '#features/notifications/server/index.ts';
import { leadFields, leadValues } from '#features/profiles/lead-fields.ts';
import type { Db } from '#server-kit/db/database.ts';
import { createSlots } from '#server-kit/http/files/multipart.ts';
import { OutgoingError, type OutgoingRules, postOutside } from '#server-kit/http/security/outgoing.ts';
import { addJob, type Job, job } from '#server-kit/jobs/jobs.ts';
import { UnreadableSecret } from '#server-kit/secrets/secrets.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type DeliveryState, type WebhookError, webhookLimits } from '../../domain.ts';
import { webhookSecretColumn } from '../../secret-columns.ts';
import type { LeadRow } from '../queries.ts';
import { changeDelivery, insertDelivery, saveAttempt } from './delivery-queries.ts';
import {
  claimFailureNotice,
  findToSend,
  findWebhook,
  markTried,
  type Outcome,
  type WebhookRow,
} from './webhook-queries.ts';

/** Allows loopback addresses outside of production; a public installation never calls internal addresses (SSRF). */
export const rulesOf = ({ environment }: Services['config']): OutgoingRules => ({
  allowsLoopback: environment !== 'production',
});

interface Sending {
  readonly hook: WebhookRow;
  readonly body: object;
  /** The same for every attempt, so that a receiver can deduplicate. */
  readonly delivery: string;
}

/** One delivery attempt, recorded on the webhook. */
export async function deliver(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'secrets'>,
  { hook, body, delivery }: Sending,
): Promise<Outcome> {
  const { db, clock, config } = services;
  const secret = secretOf(services, hook);
  const record = async (result: Omit<Outcome, 'lastAt'>): Promise<Outcome> => {
    const outcome = { lastAt: clock.now(), ...result };
    await markTried(db, hook, outcome);
    return outcome;
  };
  if (secret === undefined) return record({ lastStatus: null, lastError: 'secret' });
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Negia-Webhook/1',
    'negia-delivery': delivery,
    'negia-signature': signatureOf(secret, text, clock.now()),
  };
  const answer = await postOutside(hook.url, { body: text, headers }, rulesOf(config)).then(
    (status) => ({ lastStatus: status, lastError: status >= 200 && status < 300 ? null : ('status' as const) }),
    (error: unknown) => ({ lastStatus: null, lastError: errorKindOf(error) }),
  );
  return record(answer);
}

/** Returns undefined if it was encrypted with a missing key; the owner can generate a new secret. */
export function secretOf({ secrets }: Pick<Services, 'secrets'>, { secret, userId }: WebhookRow): string | undefined {
  try {
    return secrets.decrypt(secret, webhookSecretColumn, userId).toString();
  } catch (error) {
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

function errorKindOf(error: unknown): WebhookError {
  if (error instanceof OutgoingError) return error.reason;
  throw error;
}

/** The timestamp is signed too, so that a receiver can reject replayed requests. */
function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Webhook payload of a lead: everything the visitor wrote, and whether they agreed to marketing. */
export const leadBody = (lead: LeadRow, slug: string | null, publicUrl: string) => ({
  event: 'lead.created',
  id: lead.id,
  createdAt: lead.createdAt.toISOString(),
  profile: { id: lead.profileId, name: lead.profileName, address: slug === null ? null : `${publicUrl}/p/${slug}` },
  lead: {
    ...leadValues((name) => lead[name]),
    fields: lead.fields.map(({ label, value }) => ({ label, value })),
    source: lead.source,
    marketing: lead.consent.marketing !== null,
  },
});

/** Has the shape of a lead with a different event name, so that it is not mistaken for a real one. */
export const exampleBody = (now: Date, publicUrl: string) => ({
  event: 'lead.test',
  id: 0,
  createdAt: now.toISOString(),
  profile: { id: 0, name: 'Negia', address: `${publicUrl}/p/example` },
  lead: {
    ...leadValues((name) => leadFields[name].example),
    fields: [{ label: 'Question', value: 'Answer' }],
    source: 'direct',
    marketing: false,
  },
});

const sending = z.object({
  leadId: z.number(),
  ownerId: z.number(),
  delivery: z.uuid(),
  /** Number of previous attempts. */
  tries: z.number(),
});
type QueuedDelivery = z.output<typeof sending>;

/** Slow receivers must not delay emails: at most half of a process's workers wait for webhooks, and one per owner. */
const slots = createSlots({ all: 2, each: 1 });
const slotWaitSeconds = 5;

export const leadWebhookJob: Job<Services, typeof sending> = job({
  name: 'lead-webhook',
  payload: sending,
  work: sendLead,
});

/** Enqueued in the lead's transaction. */
export async function enqueueWebhook(tx: Db, ownerId: number, leadId: number, createdAt: Date): Promise<void> {
  const hook = await findWebhook(tx, ownerId);
  if (!hook) return;
  const delivery = randomUUID();
  await insertDelivery(tx, { delivery, ownerId, leadId, host: hostOf(hook), createdAt });
  await addJob(tx, leadWebhookJob, { leadId, ownerId, delivery, tries: 0 });
}

const hostOf = ({ url }: Pick<WebhookRow, 'url'>): string => new URL(url).host;

export const allowsWebhook = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: number): Promise<boolean> =>
  (await effectivePlan(db, userId, clock.now())).entitlements.leadWebhook;

/** Does nothing if the lead, the webhook or the plan no longer exists. */
async function sendLead(services: Services, payload: QueuedDelivery): Promise<void> {
  const { db, config } = services;
  const { leadId, ownerId, delivery } = payload;
  const hook = await findWebhook(db, ownerId);
  const found = hook && (await findToSend(db, leadId, ownerId));
  if (!hook || !found || !(await allowsWebhook(services, ownerId)))
    return changeDelivery(db, delivery, { state: 'dropped', nextAt: null });
  const release = findSlot(ownerId);
  if (!release) return void (await retryLater(services, db, payload, slotWaitSeconds));
  const body = leadBody(found.lead, found.slug, config.publicUrl);
  const outcome = await deliver(services, { hook, body, delivery }).finally(release);
  const log = (tx: Db, state: DeliveryState, nextAt: Date | null) => {
    const { lastStatus: status, lastError: error, lastAt: triedAt } = outcome;
    const row = { delivery, ownerId, leadId, host: hostOf(hook), createdAt: services.clock.now() };
    return saveAttempt(tx, row, { state, status, error, triedAt, nextAt });
  };
  if (outcome.lastError === null) return log(db, 'delivered', null);
  await db.transaction(async (tx) => {
    const nextAt = await afterFailure(services, tx, hook, payload);
    await log(tx, nextAt ? 'waiting' : 'failed', nextAt);
  });
}

function findSlot(ownerId: number): (() => void) | undefined {
  try {
    return slots.enter(String(ownerId));
  } catch {
    return undefined;
  }
}

async function retryLater({ clock }: Services, db: Db, payload: QueuedDelivery, seconds: number): Promise<Date> {
  const runAt = new Date(clock.now().getTime() + seconds * 1_000);
  await addJob(db, leadWebhookJob, payload, { runAt });
  return runAt;
}

/**
 * Schedules a separate job for the retry: a failing receiver is not our error and must not appear in the error log.
 * Returns when it is tried next; null after the last attempt.
 */
async function afterFailure(
  services: Services,
  tx: Db,
  hook: WebhookRow,
  payload: QueuedDelivery,
): Promise<Date | null> {
  const wait = webhookLimits.waits[payload.tries];
  if (wait !== undefined) return retryLater(services, tx, { ...payload, tries: payload.tries + 1 }, wait);
  services.log.warn({ leadId: payload.leadId, ownerId: hook.userId }, 'webhook delivery failed: no response');
  const now = services.clock.now();
  const notSince = new Date(now.getTime() - webhookLimits.tellsEveryHours * 3_600_000);
  if (!(await claimFailureNotice(tx, hook, now, notSince))) return null;
  await notify(services, tx, {
    userId: hook.userId,
    kind: 'lead',
    message: 'leadWebhookFailed',
    values: { host: new URL(hook.url).host },
    link: '/leads',
  });
  return null;
}
