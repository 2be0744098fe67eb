/** Leads sent on to an owner's own systems: one address an owner. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { requiredText } from '#base/schemas.ts';
import { webhookErrors, webhookLimits } from './domain.ts';

const leadWebhook = z.object({
  url: z.string(),
  /** What every sending is signed with; null for a caller who comes with a token alone. */
  secret: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When a sending was last heard. */
  deliveredAt: z.iso.datetime().nullable(),
  /** The last try, heard or not: what was answered, and what went wrong. */
  last: z
    .object({ at: z.iso.datetime(), status: z.number().int().nullable(), error: z.enum(webhookErrors).nullable() })
    .nullable(),
  /** Tries in a row that were not heard. */
  failures: z.number().int(),
});
export type LeadWebhook = z.output<typeof leadWebhook>;

/** `isAllowed`: the plan holds it. Without it nothing is sent, and what was set can still be seen and taken away. */
const leadWebhookState = z.object({ isAllowed: z.boolean(), webhook: leadWebhook.nullable() });
export type LeadWebhookState = z.output<typeof leadWebhookState>;

export const leadWebhookApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/leads/webhook',
    access: 'user',
    needsSession: true,
    allowsDemo: true,
    summary: 'Where my leads are sent on to',
    answer: leadWebhookState,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/leads/webhook',
    access: 'user',
    summary: 'Sets where my leads are sent on to, or renews what they are signed with',
    body: z.object({
      url: requiredText(webhookLimits.urlMax, 'leads.webhook.url'),
      renewsSecret: z.boolean({ error: 'errors.invalid' }).default(false),
    }),
    answer: leadWebhookState,
    needsSession: true,
    limit: { points: 30, seconds: 600, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/leads/webhook',
    access: 'user',
    summary: 'My leads are sent on no more',
    answer: z.undefined(),
    status: 204,
    needsSession: true,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/leads/webhook/test',
    access: 'user',
    summary: 'Sends an example to where my leads are sent on to, and tells how it went',
    answer: leadWebhookState,
    needsSession: true,
    limit: { points: 5, seconds: 60, by: 'account' },
  }),
};
