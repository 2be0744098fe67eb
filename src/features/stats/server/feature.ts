import { demoSeeds } from '#features/accounts/server/index.ts';
import { profileFigures } from '#features/profiles/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { statsApi } from '../contract.ts';
import { statsServerTexts } from '../texts.ts';
import { recordClick } from './counting/count.ts';
import { seedDemoStats } from './demo.ts';
import { figuresOf } from './figures.ts';
import { statsJobs } from './jobs.ts';
import { exportStats, getStats, weekByProfile } from './read.ts';

export const statsRoutes: readonly Route[] = [
  route(statsApi.count, async (call) => {
    recordClick(call, call.params.id, call.body, call.visitor, call.findUser?.id);
    return {};
  }),
  route(statsApi.all, (call) => getStats(call, undefined, call.query, call.visitor.locale)),
  route(statsApi.one, (call) => getStats(call, call.params.profileId, call.query, call.visitor.locale)),
  route(statsApi.week, (call) => weekByProfile(call)),
  route(statsApi.exportAll, (call) => exportStats(call, undefined, call.query, call.visitor.locale)),
  route(statsApi.exportOne, (call) => exportStats(call, call.params.profileId, call.query, call.visitor.locale)),
];

export const statsFeature = defineFeature({
  name: 'stats',
  routes: statsRoutes,
  jobs: statsJobs,
  texts: [statsServerTexts],
  extensions: [demoSeeds.with(seedDemoStats), profileFigures.with(figuresOf)],
});
