/** Lead webhooks, which forward leads to an owner's systems; one URL per owner. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { requiredText } from '#base/schemas.ts';
import { webhookErrors, webhookLimits } from './domain.ts';

const leadWebhook = z.object({
  url: z.string(),
  /** Signing secret of every delivery; null for an admin viewing as the owner, or if it cannot be decrypted. */
  secret: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When a delivery last succeeded. */
  deliveredAt: z.iso.datetime().nullable(),
  /** The last attempt, successful or not: its response status and error. */
  last: z
    .object({ at: z.iso.datetime(), status: z.number().int().nullable(), error: z.enum(webhookErrors).nullable() })
    .nullable(),
  /** Consecutive failed deliveries. */
  failures: z.number().int(),
});
export type LeadWebhook = z.output<typeof leadWebhook>;

/** `isAllowed`: the plan includes webhooks. If not, nothing is sent, but an existing one can be viewed and removed. */
const leadWebhookState = z.object({ isAllowed: z.boolean(), webhook: leadWebhook.nullable() });
export type LeadWebhookState = z.output<typeof leadWebhookState>;

const own = { access: 'user', needsSession: true } as const;

export const leadWebhookApi = {
  get: endpoint({
    ...own,
    method: 'GET',
    path: '/api/leads/webhook',
    allowsDemo: true,
    summary: 'Where my leads are sent on to',
    answer: leadWebhookState,
  }),
  save: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/leads/webhook',
    summary: 'Sets where my leads are sent on to, or renews what they are signed with',
    body: z.object({
      url: requiredText(webhookLimits.urlMax, 'leads.webhook.url'),
      renewsSecret: z.boolean({ error: 'errors.invalid' }).default(false),
    }),
    answer: leadWebhookState,
    limit: { points: 30, seconds: 600, by: 'account' },
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/leads/webhook',
    summary: 'My leads are sent on no more',
    answer: z.undefined(),
    status: 204,
  }),
  test: endpoint({
    ...own,
    method: 'POST',
    path: '/api/leads/webhook/test',
    summary: 'Sends an example to where my leads are sent on to, and tells how it went',
    answer: leadWebhookState,
    limit: { points: 5, seconds: 60, by: 'account' },
  }),
};
