import { type Route, route } from '#server-kit/http/route.ts';
import { subscriptionsApi } from '../contract.ts';
import { adminSubscriptionsRoutes } from './admin/admin-routes.ts';
import { cancelSubscription } from './cancel.ts';
import { resumeSubscription, scheduleChange, setMethod } from './change.ts';
import { getSubscription } from './read.ts';

export const subscriptionsRoutes: Route[] = [
  route(subscriptionsApi.get, (call) => getSubscription(call)),
  route(subscriptionsApi.cancel, (call) => cancelSubscription(call)),
  route(subscriptionsApi.resume, (call) => resumeSubscription(call)),
  route(subscriptionsApi.schedule, (call) => scheduleChange(call, call.body)),
  route(subscriptionsApi.setMethod, (call) => setMethod(call, call.body.methodId)),
  ...adminSubscriptionsRoutes,
];
