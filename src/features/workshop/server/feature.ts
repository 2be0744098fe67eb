import { type TimelineSource, timelineSources } from '#features/accounts/server/index.ts';
import { listStepsOfOwner } from '#features/physical-cards/server/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { workshopApi } from '../contract.ts';
import { workshopLabelTexts } from '../label-texts.ts';
import { workshopTexts } from '../texts.ts';
import { labelsFile } from './labels.ts';
import { getOrder, ordersListRoutes } from './orders.ts';
import { packingFile } from './packing.ts';
import { printFile } from './paper.ts';
import { getTag, makeBatch, retireTag, tagsListRoutes } from './tags.ts';
import { type Actor, correctOrderAddress, correctOrderTracking, transitionMany, transitionOne } from './transition.ts';
import { batchTagsFile, orderTagsFile, writeAll, writeTag } from './written.ts';

const actorOf = ({ user, visitor, audit }: Pick<Call<never, never, never>, 'user' | 'visitor' | 'audit'>): Actor => ({
  id: user.id,
  locale: visitor.locale,
  audit,
});

export const workshopRoutes: Route[] = [
  ...ordersListRoutes,
  route(workshopApi.order, (call) => getOrder(call, call.params.id, call.visitor.locale)),
  route(workshopApi.move, (call) => transitionOne(call, actorOf(call), call.params.id, call.body)),
  route(workshopApi.moveMany, (call) => transitionMany(call, actorOf(call), call.body.ids, call.body)),
  route(workshopApi.correctTracking, (call) => correctOrderTracking(call, actorOf(call), call.params.id, call.body)),
  route(workshopApi.correctAddress, (call) =>
    correctOrderAddress(call, actorOf(call), call.params.id, call.body.address),
  ),
  route(workshopApi.print, (call) => printFile(call, call.query.ids)),
  route(workshopApi.packing, (call) => packingFile(call, call.query.ids)),
  route(workshopApi.labels, (call) => labelsFile(call, call.query.ids)),
  route(workshopApi.chips, (call) => orderTagsFile(call, call.query.ids, call.visitor.locale)),
  route(workshopApi.written, (call) => writeTag(call, actorOf(call), call.params.code, call.body)),
  route(workshopApi.writtenAll, (call) => writeAll(call, actorOf(call), call.params.id, call.body)),
  ...tagsListRoutes,
  route(workshopApi.tag, (call) => getTag(call, call.params.code)),
  route(workshopApi.makeTags, (call) => makeBatch(call, actorOf(call), call.body)),
  route(workshopApi.batchChips, (call) => batchTagsFile(call, call.query.batch, call.visitor.locale)),
  route(workshopApi.retire, (call) => retireTag(call, actorOf(call), call.params.code, call.body.note)),
];

const ordersTimeline: TimelineSource = {
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

export const workshopFeature = defineFeature({
  name: 'workshop',
  routes: workshopRoutes,
  texts: [workshopTexts],
  extensions: [timelineSources.with(ordersTimeline)],
});
