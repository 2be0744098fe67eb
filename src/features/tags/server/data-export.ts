import type { ExportSection } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { presentStep } from './history.ts';
import { retireTags } from './make.ts';
import { deleteDemoTags, listCodesOf, listEventsOf, listOwned } from './queries.ts';

/** Exports the owner's tags with the events of each while it belonged to them. */
export const tagsExport: ExportSection = {
  name: 'tags',
  read: async (db, userId) => {
    const rows = await listOwned(db, userId);
    const codes = rows.map(({ code }) => code);
    const steps = Map.groupBy(codes.length ? await listEventsOf(db, codes, userId) : [], ({ code }) => code);
    return rows.map((row) => ({
      code: row.code,
      name: row.name,
      state: row.state,
      profileId: row.profileId,
      orderId: row.orderId,
      scheduleProfileId: row.scheduleProfileId,
      scheduleUntil: row.scheduleUntil,
      createdAt: row.createdAt,
      history: (steps.get(row.code) ?? []).map(presentStep),
    }));
  },
};

/** Retires the tags of permanently deleted owners; their links then lead to a page that states this. */
export async function forgetTagOwners(tx: Db, userIds: readonly number[], at: Date): Promise<void> {
  await deleteDemoTags(tx, userIds);
  const codes = await listCodesOf(tx, userIds);
  await retireTags(tx, { codes, actorId: null, note: null, by: 'system', at });
}
