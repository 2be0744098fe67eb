import {
  accountDeletionHandlers,
  deletionEffects,
  demoSeeds,
  exportSections,
  timelineSources,
} from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { tagsApi } from '../contract.ts';
import { tagsTexts } from '../texts.ts';
import { activateTag, changeTag, setTagState } from './change.ts';
import { forgetTagOwners, presentDeletionEffect, tagsExport } from './data-export.ts';
import { seedDemoTags } from './demo.ts';
import { tagsJobs } from './jobs.ts';
import { acceptOffer, declineOffer, notifyOwner, offerTag, readOffer, withdrawOffer } from './offers/offers.ts';
import { findState, getTag, listTags } from './read.ts';
import { tagsTimeline } from './timeline-queries.ts';

export const tagsRoutes: Route[] = [
  route(tagsApi.list, (call) => listTags(call)),
  route(tagsApi.get, (call) => getTag(call, call.params.code)),
  route(tagsApi.change, (call) => changeTag(call, call.params.code, call.body)),
  route(tagsApi.freeze, (call) => setTagState(call, call.params.code, 'frozen')),
  route(tagsApi.unfreeze, (call) => setTagState(call, call.params.code, 'active')),
  route(tagsApi.activate, (call) => activateTag(call, call.params.code, call.body)),
  route(tagsApi.found, (call) => findState(call, call.params.code)),
  route(tagsApi.tellOwner, async (call) => {
    await notifyOwner(call, call.params.code, call.body);
    return {};
  }),
  route(tagsApi.offer, (call) => offerTag(call, call.params.code, call.body.email)),
  route(tagsApi.withdraw, (call) => withdrawOffer(call, call.params.code)),
  route(tagsApi.offered, (call) => readOffer(call, call.params.token)),
  route(tagsApi.accept, (call) => acceptOffer(call, call.params.token, call.body)),
  route(tagsApi.decline, async (call) => {
    await declineOffer(call, call.params.token);
    return {};
  }),
];

export const tagsFeature = defineFeature({
  name: 'tags',
  routes: tagsRoutes,
  jobs: tagsJobs,
  texts: [tagsTexts],
  extensions: [
    exportSections.with(tagsExport),
    timelineSources.with(tagsTimeline),
    accountDeletionHandlers.with(forgetTagOwners),
    deletionEffects.with(presentDeletionEffect),
    demoSeeds.with(seedDemoTags),
  ],
});
