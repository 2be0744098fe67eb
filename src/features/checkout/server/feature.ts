import { exportSections } from '#features/accounts/server/index.ts';
import { paymentPurposes } from '#features/payments/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { checkoutApi } from '../contract.ts';
import { checkoutTexts } from '../texts.ts';
import { checkoutExport } from './data-export.ts';
import { checkoutJobs } from './jobs.ts';
import { orderPurpose } from './order-purpose.ts';
import { packageSeller } from './package-seller.ts';
import { pay } from './pay.ts';
import { quotePurchase } from './quote.ts';
import { findOrder, getOrder, refreshOrder } from './read.ts';
import { sellers } from './sellers.ts';

export const checkoutRoutes: Route[] = [
  route(checkoutApi.quote, (call) => quotePurchase(call)),
  route(checkoutApi.pay, (call) => pay(call)),
  route(checkoutApi.find, (call) => findOrder(call, call.query.key)),
  route(checkoutApi.order, (call) => getOrder(call, call.params.orderId)),
  route(checkoutApi.settle, (call) => refreshOrder(call, call.params.orderId)),
];

export const checkoutFeature = defineFeature({
  name: 'checkout',
  routes: checkoutRoutes,
  jobs: checkoutJobs,
  texts: [checkoutTexts],
  extensions: [exportSections.with(checkoutExport), paymentPurposes.with(orderPurpose), sellers.with(packageSeller)],
});
