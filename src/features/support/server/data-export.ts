import type { ExportPart } from '#features/accounts/server/index.ts';
import { listKeptMessages, listTickets } from './export-queries.ts';

/** An owner's own conversation, as they take it along; who of the house answered is the house's own affair. */
export const supportExport: ExportPart = {
  name: 'support',
  read: async (db, userId) => ({
    tickets: await listTickets(db, userId),
    messages: await listKeptMessages(db, userId),
  }),
};
