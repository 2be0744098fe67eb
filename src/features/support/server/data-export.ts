import type { ExportSection } from '#features/accounts/server/index.ts';
import { listStoredMessages, listTickets } from './queries.ts';

/** An owner's own conversation, as they take it along; who of the house answered is the house's own affair. */
export const supportExport: ExportSection = {
  name: 'support',
  read: async (db, userId) => ({
    tickets: await listTickets(db, userId),
    messages: await listStoredMessages(db, userId),
  }),
};
