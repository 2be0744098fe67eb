import { type Route, route } from '#server-kit/http/route.ts';
import { checkoutApi } from '../contract.ts';
import { pay } from './pay.ts';
import { quotePurchase } from './quote.ts';
import { findOrder, getOrder, refreshOrder } from './read.ts';

export const checkoutRoutes: Route[] = [
  route(checkoutApi.quote, (call) => quotePurchase(call)),
  route(checkoutApi.pay, (call) => pay(call)),
  route(checkoutApi.find, (call) => findOrder(call, call.query.key)),
  route(checkoutApi.order, (call) => getOrder(call, call.params.orderId)),
  route(checkoutApi.settle, (call) => refreshOrder(call, call.params.orderId)),
];
