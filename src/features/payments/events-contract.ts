/** What the payment provider told us, for those who look into a payment. */
import { z } from 'zod';
import { listEndpoint, listQuery } from '#base/admin-list.ts';
import { providerNames } from './domain.ts';

const instant = z.iso.datetime();

const paymentEvent = z.object({
  id: z.number().int(),
  provider: z.enum(providerNames),
  /** Of the provider. */
  eventId: z.string(),
  type: z.string(),
  paymentRef: z.string().nullable(),
  receivedAt: instant,
  /** Null until the payment was looked up because of it. */
  appliedAt: instant.nullable(),
});

const eventsFilter = z.object(listQuery);
export type PaymentEventsFilter = z.output<typeof eventsFilter>;

export const paymentEventsApi = {
  list: listEndpoint({
    access: 'admin:money',
    path: '/api/admin/payment-events',
    summary: 'Webhooks of the payment provider, the newest first',
    query: eventsFilter,
    row: paymentEvent,
  }),
};
