import type { TimelineSource } from '#features/accounts/server/index.ts';
import { listStepsOfOwner } from '#features/physical-cards/server/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { workshopLabelTexts } from '../label-texts.ts';

export const ordersTimeline: TimelineSource = {
  kind: 'orders',
  group: 'orders',
  area: 'orders',
  read: async (db, page) => {
    const t = translator(workshopLabelTexts, page.locale);
    const rows = await listStepsOfOwner(db, page);
    return rows.map(({ id, orderId, event, note, micros }) => {
      const values = { number: isolatedLtr(`#${orderId}`), event: t(`workshopWords.event.${event}`) };
      const path = `/admin/orders/${orderId}`;
      return { id, micros, text: t('workshopWords.timeline', values), detail: note, path };
    });
  },
};
