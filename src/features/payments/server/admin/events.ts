import { defineAdminList } from '#server-kit/admin-list/index.ts';
import { paymentEventsApi } from '../../events-contract.ts';
import { type ListedEvent, paymentEventsSource } from './admin-queries.ts';

export const paymentEventsRoutes = defineAdminList({
  list: paymentEventsApi.list,
  source: paymentEventsSource,
  values: ({ event }: ListedEvent) => event,
});
