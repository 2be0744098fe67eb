import type { DeletionEffectCall, ExportSection } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { isOpenOrder } from '../in-progress.ts';
import { physicalCardsTexts } from '../texts.ts';
import { nextState } from '../transitions.ts';
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

/** Told to an owner who is about to delete the account while a paid order is on its way. */
export async function presentDeletionEffect({ db, user, visitor: { locale } }: DeletionEffectCall) {
  const open = (await listOwned(db, user.id)).filter(({ state }) => isOpenOrder(state) && state !== 'pending_payment');
  if (open.length === 0) return undefined;
  const t = translator(physicalCardsTexts, locale);
  const isCancellable = open.some(({ state }) => nextState(state, 'cancel', 'owner'));
  return {
    text: t(isCancellable ? 'physicalCards.deletion.cancellable' : 'physicalCards.deletion.text'),
    link: { path: '/physical-cards', text: t('physicalCards.deletion.orders') },
  };
}

/** Data export: the owner's designs, ordered or not. */
export const designsExport: ExportSection = {
  name: 'cardDesigns',
  read: async (db, userId) => (await listDesigns(db, userId)).map(({ ownerId: _, ...design }) => design),
};
