import type { ExportSection } from '#features/accounts/server/index.ts';
import { listOfOwner } from './queries.ts';
import { presentBought } from './read.ts';

/** An owner's orders in the data export. */
export const checkoutExport: ExportSection = {
  name: 'orders',
  read: async (db, userId) =>
    (await listOfOwner(db, userId)).map((row) => ({
      orderId: row.id,
      status: row.status,
      settledAt: row.settledAt,
      consent: row.details.consent,
      ...presentBought(row, 'he'),
    })),
};
