import type { DeletionEffectCall, ExportSection } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { tagsTexts } from '../texts.ts';
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

/** Told to an owner who is about to delete the account: a card in a hand is not deleted with it. */
export async function presentDeletionEffect({ db, user, visitor: { locale } }: DeletionEffectCall) {
  if (!(await listOwned(db, user.id)).some(({ state }) => state !== 'retired')) return undefined;
  const t = translator(tagsTexts, locale);
  return { text: t('tags.deletion.text'), link: { path: '/physical-cards', text: t('tags.deletion.transfer') } };
}

/** Retires the tags of permanently deleted owners; their links then lead to a page that states this. */
export async function forgetTagOwners(tx: Db, userIds: readonly number[], at: Date): Promise<void> {
  await deleteDemoTags(tx, userIds);
  const codes = await listCodesOf(tx, userIds);
  await retireTags(tx, { codes, actorId: null, note: null, by: 'system', at });
}
