import { pick } from '#base/pick.ts';
import type { ExportSection } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { listEvents, listOwned, type SubscriptionRow } from './queries.ts';

/** Lists fields explicitly, so that a new column is never exported by accident. */
const presentForExport = async (db: Db, row: SubscriptionRow) => ({
  ...pick(row, 'id', 'packageType', 'cycle', 'status', 'price', 'periodStart', 'periodEnd', 'nextPackage', 'nextCycle'),
  ...pick(row, 'nextPrice', 'consent', 'startedAt', 'cancelledAt', 'endedAt'),
  history: (await listEvents(db, row.id)).map(({ kind, data, at }) => ({ kind, data, at })),
});

export const subscriptionsExport: ExportSection = {
  name: 'subscriptions',
  read: async (db, userId) => Promise.all((await listOwned(db, userId)).map((row) => presentForExport(db, row))),
};
