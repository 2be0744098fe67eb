import type { ExportSection } from '#features/accounts/server/index.ts';
import { listStoredMessages, listTickets } from './queries.ts';

/** Data export: the owner's own conversation; which admin answered is not disclosed. */
export const supportExport: ExportSection = {
  name: 'support',
  read: async (db, userId) => ({
    tickets: await listTickets(db, userId),
    messages: await listStoredMessages(db, userId),
  }),
};
