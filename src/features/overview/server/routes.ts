import { type Route, route } from '#server-kit/http/route.ts';
import { adminApi } from '../contract.ts';
import { getOverview } from './cached-overview.ts';
import { listForAdmin } from './events.ts';

export const overviewRoutes: Route[] = [
  route(adminApi.overview, (call) => getOverview(call, call.query.range)),
  route(adminApi.events, (call) => listForAdmin(call, call.query, call.visitor.locale)),
];
