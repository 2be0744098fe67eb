import { z } from 'zod';
import { exportSections } from '#features/accounts/server/index.ts';
import { isFinal } from '#features/payments/domain.ts';
import { findPaymentState, paymentPurposes, refundPayment } from '#features/payments/server/index.ts';
import { route } from '#server-kit/http/route.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { checkoutApi } from '../contract.ts';
import { checkoutTexts } from '../texts.ts';
import { expireOrder, orderPurpose, recordChallenge } from './order-purpose.ts';
import { pay } from './pay.ts';
import { listOpen, listOverdue, type OrderRow } from './queries.ts';
import { checkoutExport, findOrder, getOrder, quotePurchase, quoteWithCoupon, refreshOrder } from './read.ts';
import { packageSeller, sellers } from './sellers.ts';

const minuteMilliseconds = 60_000;
/** Longer than banks allow the cardholder to respond. */
const challengeMinutes = 30;
const batch = 200;

/** Finishes orders that no page is polling any more. */
async function reconcileOrders(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMilliseconds);
  for (let after = 0, found = batch; found === batch; ) {
    const orders = await listOpen(db, { until: ago(1), after, maxRows: batch });
    for (const order of orders) await reconcileOrder(services, order);
    after = orders.at(-1)?.id ?? after;
    found = orders.length;
  }
  for (const { id } of await listOverdue(db, ago(challengeMinutes), batch)) await expireOrder(services, id);
}

async function reconcileOrder(services: Services, { id, paymentId, amount }: OrderRow): Promise<void> {
  const state = paymentId === null ? undefined : await findPaymentState(services.db, paymentId);
  if (!state) return;
  if (!isFinal(state.status)) return recordChallenge(services, id, state);
  // Both change in one transaction, so this should never happen.
  services.log.error({ orderId: id, payment: state.status }, 'order was behind its payment; reconciling');
  const payment = { ...state, subjectId: id };
  if (state.status !== 'paid') return services.db.transaction((tx) => orderPurpose.onFailed(services, tx, payment));
  const outcome = await services.db.transaction((tx) => orderPurpose.onPaid(services, tx, payment));
  if (outcome === 'refund')
    await refundPayment(services, { paymentId: state.id, amount, reason: 'too_late', key: `order-${id}` });
}

export const checkoutJobs = [
  job({ name: 'settle-orders', payload: z.object({}), cron: '* * * * *', work: reconcileOrders }),
];

export const checkoutFeature = defineFeature({
  name: 'checkout',
  routes: [
    route(checkoutApi.quote, (call) => quotePurchase(call)),
    route(checkoutApi.coupon, (call) => quoteWithCoupon(call)),
    route(checkoutApi.pay, (call) => pay(call)),
    route(checkoutApi.find, (call) => findOrder(call, call.query.key)),
    route(checkoutApi.order, (call) => getOrder(call, call.params.orderId)),
    route(checkoutApi.settle, (call) => refreshOrder(call, call.params.orderId)),
  ],
  jobs: checkoutJobs,
  texts: [checkoutTexts],
  extensions: [exportSections.with(checkoutExport), paymentPurposes.with(orderPurpose), sellers.with(packageSeller)],
});
