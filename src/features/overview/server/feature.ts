import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { adminApi } from '../contract.ts';
import { getOverview, listForAdmin } from './overview.ts';

export const overviewRoutes: Route[] = [
  route(adminApi.overview, (call) => getOverview(call, call.query.range)),
  route(adminApi.events, (call) => listForAdmin(call, call.query, call.visitor.locale)),
];

export const overviewFeature = defineFeature({ name: 'overview', routes: overviewRoutes });
