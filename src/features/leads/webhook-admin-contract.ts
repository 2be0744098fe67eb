/** Leads that were sent on to owners' systems, for the staff who answer for it. */
import { z } from 'zod';
import { direction, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId } from '#base/schemas.ts';
import { deliveryStates, webhookErrors } from './domain.ts';

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };
const count = z.number().int();

const webhookDelivery = z.object({
  id: count,
  owner: z.object({ id: count, displayName: z.string() }),
  /** Of the address that it was last sent to: the rest may hold a secret. */
  host: z.string(),
  state: z.enum(deliveryStates),
  attempts: count,
  /** HTTP status of the last response; null if there was none. */
  status: count.nullable(),
  error: z.enum(webhookErrors).nullable(),
  createdAt: instant,
  triedAt: instant.nullable(),
  /** When it is tried next. */
  nextAt: instant.nullable(),
  /** Its lead still exists. */
  hasLead: z.boolean(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const deliveriesFilter = z.object({
  ...listQuery,
  state: z.enum(deliveryStates, wrong).optional(),
  sort: z.enum(['id'], wrong).default('id'),
  direction: direction.default('desc'),
});
export type DeliveriesFilter = z.output<typeof deliveriesFilter>;

/** Those who answer customers may see whether their leads arrived. */
export const webhookDeliveriesApi = {
  list: listEndpoint({
    access: 'admin:desk',
    path: '/api/admin/webhook-deliveries',
    summary: 'Leads that were sent on to owners’ systems, the newest first',
    query: deliveriesFilter,
    row: webhookDelivery,
  }),
  retry: endpoint({
    access: 'admin:desk',
    needsSession: true,
    method: 'PUT',
    path: '/api/admin/webhook-deliveries/:id/retry',
    summary: 'Sends a lead on again that did not arrive, with all attempts',
    params: byId,
    answer: z.object({}),
  }),
};
