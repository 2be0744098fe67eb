import { createHmac } from 'node:crypto';
import { leadFields, leadValues } from '#features/profiles/lead-fields.ts';
import { OutgoingError, type OutgoingRules, postOutside } from '#server-kit/http/security/outgoing.ts';
import { UnreadableSecret } from '#server-kit/secrets/secrets.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { WebhookError } from '../../domain.ts';
import { webhookSecretColumn } from '../../secret-columns.ts';
import type { LeadRow } from '../queries.ts';
import { markTried, type WebhookRow } from './webhook-queries.ts';

/** This machine can be called where things are tried out; a public installation never calls inside. */
export const rulesOf = ({ environment }: Services['config']): OutgoingRules => ({
  allowsLoopback: environment !== 'production',
});

interface Sending {
  readonly hook: WebhookRow;
  readonly body: object;
  /** The same at every try, so that a receiver knows what it has already. */
  readonly delivery: string;
}

/** One try, and its trace on the webhook. Tells what went wrong. */
export async function deliver(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'secrets'>,
  { hook, body, delivery }: Sending,
): Promise<WebhookError | null> {
  const { db, clock, config } = services;
  const secret = secretOf(services, hook);
  if (secret === undefined) {
    await markTried(db, hook, { lastAt: clock.now(), lastStatus: null, lastError: 'secret' });
    return 'secret';
  }
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
  await markTried(db, hook, { lastAt: clock.now(), ...answer });
  return answer.lastError;
}

/** undefined where it is under a key that is not here: the owner can ask for another one. */
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

/** The time is signed too: a receiver refuses what was recorded long ago. */
function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** What an owner's system gets of a lead: all that the visitor wrote, and whether they agreed to news. */
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

/** In the shape of a lead and with another name, so that nobody takes it for a person. */
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
