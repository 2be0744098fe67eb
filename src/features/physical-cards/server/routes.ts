import { type Route, route } from '#server-kit/http/route.ts';
import { physicalCardsApi } from '../contract.ts';
import { resubmit, transitionOwn } from './change.ts';
import { createOrder } from './create.ts';
import { designRoutes } from './designs/designs-routes.ts';
import { getOrder, listOrders, readPrices } from './read.ts';

export const physicalCardsRoutes: Route[] = [
  ...designRoutes,
  route(physicalCardsApi.prices, (call) => readPrices(call)),
  route(physicalCardsApi.orders, (call) => listOrders(call)),
  route(physicalCardsApi.order, (call) => getOrder(call, call.params.id)),
  route(physicalCardsApi.create, (call) => createOrder(call, call.body)),
  route(physicalCardsApi.cancel, (call) => transitionOwn(call, call.params.id, 'cancel')),
  route(physicalCardsApi.resubmit, (call) => resubmit(call, call.params.id, call.body)),
  route(physicalCardsApi.received, (call) => transitionOwn(call, call.params.id, 'deliver')),
  route(physicalCardsApi.problem, (call) => transitionOwn(call, call.params.id, 'report_problem', call.body)),
];
