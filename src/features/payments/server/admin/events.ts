import { and, eq, inArray, sql } from 'drizzle-orm';
import { defineAdminList } from '#server-kit/admin-list/index.ts';
import { type Keyset, type ListReader, rowsOf } from '#server-kit/db/keyset.ts';
import { providerNames } from '../../domain.ts';
import { type PaymentEventsFilter, paymentEventsApi } from '../../events-contract.ts';
import { webhookEventsTable as events } from '../table.ts';

const source = {
  keyset: (_: PaymentEventsFilter): Keyset => ({ columns: [{ column: events.id, type: 'bigint' }], direction: 'desc' }),
  /** By the provider's ID of the event, which an index finds. */
  filterCondition: (_: ListReader, { q }: PaymentEventsFilter) =>
    q ? and(inArray(events.provider, [...providerNames]), eq(events.eventId, q.trim())) : sql`true`,
  rows: rowsOf('event', events),
};

export const paymentEventsRoutes = defineAdminList({
  list: paymentEventsApi.list,
  source,
  values: ({ event }: { readonly event: typeof events.$inferSelect }) => event,
});
