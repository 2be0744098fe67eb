import type { ExportSection } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { listEvents, listOwned, type SubscriptionRow } from './queries.ts';

/** Lists fields explicitly, so that a new column is never exported by accident. */
const presentForExport = async (db: Db, row: SubscriptionRow) => ({
  id: row.id,
  packageType: row.packageType,
  cycle: row.cycle,
  status: row.status,
  price: row.price,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  nextPackage: row.nextPackage,
  nextCycle: row.nextCycle,
  nextPrice: row.nextPrice,
  consent: row.consent,
  startedAt: row.startedAt,
  cancelledAt: row.cancelledAt,
  endedAt: row.endedAt,
  history: (await listEvents(db, row.id)).map(({ kind, data, at }) => ({ kind, data, at })),
});

export const subscriptionsExport: ExportSection = {
  name: 'subscriptions',
  read: async (db, userId) => Promise.all((await listOwned(db, userId)).map((row) => presentForExport(db, row))),
};
