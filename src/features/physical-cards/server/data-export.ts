import type { ExportSection } from '#features/accounts/server/index.ts';
import { listDesigns } from './designs/design-queries.ts';
import { presentStep } from './present.ts';
import { listOwned, listSteps } from './queries.ts';

/** Data export: the owner's orders, their addresses and history. */
export const physicalCardsExport: ExportSection = {
  name: 'physicalOrders',
  read: async (db, userId) => {
    const rows = await listOwned(db, userId);
    const ids = rows.map(({ id }) => id);
    const steps = ids.length > 0 ? await listSteps(db, ids) : [];
    const byOrder = Map.groupBy(steps, ({ orderId }) => orderId);
    return rows.map(({ ownerId: _, locale: __, ...row }) => ({
      ...row,
      history: (byOrder.get(row.id) ?? []).map(presentStep),
    }));
  },
};

/** Data export: the owner's designs, ordered or not. */
export const designsExport: ExportSection = {
  name: 'cardDesigns',
  read: async (db, userId) => (await listDesigns(db, userId)).map(({ ownerId: _, ...design }) => design),
};
