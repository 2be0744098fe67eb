import { type Route, route } from '#server-kit/http/route.ts';
import { checkoutApi } from '../contract.ts';
import { pay } from './pay.ts';
import { quoteWish } from './quote.ts';
import { findOrder, getOrder, settleOrder } from './read.ts';

export const checkoutRoutes: Route[] = [
  route(checkoutApi.quote, (call) => quoteWish(call)),
  route(checkoutApi.pay, (call) => pay(call)),
  route(checkoutApi.find, (call) => findOrder(call, call.query.key)),
  route(checkoutApi.order, (call) => getOrder(call, call.params.orderId)),
  route(checkoutApi.settle, (call) => settleOrder(call, call.params.orderId)),
];
