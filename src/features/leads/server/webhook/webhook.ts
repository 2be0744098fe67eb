import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { readOutgoingAddress } from '#server-kit/http/security/outgoing.ts';
import type { Services } from '#server-kit/services/services.ts';
import { webhookSecretColumn } from '../../secret-columns.ts';
import type { LeadWebhook, LeadWebhookState } from '../../webhook-contract.ts';
import type { Own } from '../read.ts';
import { allowsWebhook, deliver, exampleBody, rulesOf, secretOf } from './webhook-delivery.ts';
import { deleteWebhook, findWebhook, saveWebhook, type WebhookRow } from './webhook-queries.ts';

type Owner = Own & Pick<Services, 'secrets'> & { readonly user: Pick<Identity, 'id' | 'impersonator'> };

export async function readWebhook(call: Owner): Promise<LeadWebhookState> {
  const row = await findWebhook(call.db, call.user.id);
  const isAllowed = await allowsWebhook(call, call.user.id);
  const secret = row && !call.user.impersonator ? secretOf(call, row) : undefined;
  return { isAllowed, webhook: row ? present(row, secret) : null };
}

/** An admin viewing as the owner gets no secret: it allows forging our requests to the owner's system. */
const present = (row: WebhookRow, secret: string | undefined): LeadWebhook => ({
  url: row.url,
  secret: secret ?? null,
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  last: row.lastAt && { at: row.lastAt.toISOString(), status: row.lastStatus, error: row.lastError },
  failures: row.failures,
});

export async function setWebhook(call: Owner, { url: typed, renewsSecret }: { url: string; renewsSecret: boolean }) {
  await requireWithinEntitlements(call);
  const url = readOutgoingAddress(typed, rulesOf(call.config))?.href;
  if (!url) throw new AppError('invalid_input', { fields: { url: 'leads.webhook.url' } });
  const plain = `negia_${randomBytes(32).toString('base64url')}`;
  const secret = call.secrets.encrypt(plain, webhookSecretColumn, call.user.id);
  const made = { userId: call.user.id, url, secret, createdAt: call.clock.now() };
  await call.db.transaction((tx) => saveWebhook(tx, made, renewsSecret));
  return readWebhook(call);
}

/** Allowed without the plan too, so that a former subscriber can remove the URL. */
export const removeWebhook = ({ db, user }: Owner): Promise<void> => deleteWebhook(db, user.id);

export async function testWebhook(call: Owner): Promise<LeadWebhookState> {
  await requireWithinEntitlements(call);
  const hook = await findWebhook(call.db, call.user.id);
  if (!hook) throw new AppError('not_found', { message: 'leads.webhook.none' });
  const body = exampleBody(call.clock.now(), call.config.publicUrl);
  await deliver(call, { hook, body, delivery: randomUUID() });
  return readWebhook(call);
}

async function requireWithinEntitlements(call: Owner): Promise<void> {
  if (!(await allowsWebhook(call, call.user.id)))
    throw new AppError('payment_required', { message: 'leads.plan.webhook' });
}
