import { type Route, route } from '#server-kit/http/route.ts';
import { adminSubscriptionsApi } from '../admin-contract.ts';
import { getSubscriptionForAdmin, listSubscriptionsForAdmin } from './admin.ts';
import { cancelForAdmin, resumeForAdmin } from './admin-actions.ts';
import { subscriptionsTableFor } from './admin-csv.ts';

export const adminSubscriptionsRoutes: Route[] = [
  route(adminSubscriptionsApi.list, ({ db, query }) => listSubscriptionsForAdmin(db, query)),
  route(adminSubscriptionsApi.csv, (call) => subscriptionsTableFor(call, call.query, call.visitor.locale)),
  route(adminSubscriptionsApi.find, (call) => getSubscriptionForAdmin(call, call.params.id)),
  route(adminSubscriptionsApi.cancel, (call) => cancelForAdmin(call)),
  route(adminSubscriptionsApi.resume, (call) => resumeForAdmin(call)),
];
