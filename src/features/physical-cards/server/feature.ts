import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import {
  accountDeletionHandlers,
  deletionEffects,
  demoSeeds,
  exportSections,
} from '#features/accounts/server/index.ts';
import { sellers } from '#features/checkout/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { demoCharges } from '#features/invoices/server/index.ts';
import { ledgerChecks, paymentFigures } from '#features/payments/server/index.ts';
import { route } from '#server-kit/http/route.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type PhysicalOrderWithHistory, physicalCardsApi } from '../contract.ts';
import type { PhysicalCardDesign } from '../design/design.ts';
import { priceRulesTexts } from '../price-rules-texts.ts';
import { physicalCardsTexts } from '../texts.ts';
import { nextState, type OrderEvent } from '../transitions.ts';
import { findBrokenOrders } from './check-queries.ts';
import { createOrder } from './create.ts';
import { designsExport, physicalCardsExport, presentDeletionEffect } from './data-export.ts';
import { listDemoPurchases, seedDemoPhysicalCards } from './demo.ts';
import { designRoutes, listUsedDesignFiles, refuseForeignFiles, refuseStopped } from './designs/designs.ts';
import { pointsRoutes, seedPoints } from './points.ts';
import { presentDetail } from './present.ts';
import { pricesRoutes } from './prices/prices.ts';
import { forgetOwners, listOverdue } from './queries.ts';
import { getOrder, getOwn, listOrders, type Own, readPrices } from './read.ts';
import { physicalCardSeller } from './seller.ts';
import { orderMailJob, shippedMailJob } from './transitions/order-mail.ts';
import { refusal, type TransitionInput, transitionOrder } from './transitions/transition.ts';

/** Applies an owner's event to their own order. */
async function transitionOwn(
  call: Own,
  orderId: number,
  event: OrderEvent,
  more: Pick<TransitionInput, 'note' | 'design'> = {},
): Promise<PhysicalOrderWithHistory> {
  const whose = { ownerId: call.user.id, actorId: call.user.id, role: 'owner' } as const;
  return presentDetail(call, await transitionOrder(call, { ...whose, ...more, orderId, event }));
}

/** The paid order stays fixed: only the design changes, and its material must be the same. */
async function resubmit(
  call: Own,
  orderId: number,
  { design, note }: { readonly design: PhysicalCardDesign; readonly note: string },
): Promise<PhysicalOrderWithHistory> {
  const row = await getOwn(call, orderId);
  if (!nextState(row.state, 'resubmit', 'owner')) throw refusal(row, 'resubmit', 'owner');
  if (design.material !== row.material)
    throw new AppError('invalid_input', { fields: { 'design.material': 'physicalCards.design.material' } });
  await refuseForeignFiles(call.db, call.user.id, design);
  refuseStopped(design, 'design');
  return transitionOwn(call, orderId, 'resubmit', { design, note });
}

const batch = 200;

/** Processes orders one by one and continues after errors, so that one failing order does not block the others. */
async function expireUnpaid(services: Services): Promise<void> {
  for (const { id } of await listOverdue(services.db, services.clock.now(), batch))
    await transitionOrder(services, { orderId: id, event: 'expire', role: 'system', actorId: null }).catch((error) => {
      // The order was paid or cancelled in the meantime.
      if (error instanceof AppError && error.code === 'conflict') return;
      services.log.error({ err: error, physicalOrder: id }, 'physical card order could not be expired');
    });
}

export const physicalCardsJobs = [
  orderMailJob,
  shippedMailJob,
  job({ name: 'expire-card-orders', payload: z.object({}), cron: '*/5 * * * *', work: expireUnpaid }),
];

export const physicalCardsFeature = defineFeature({
  name: 'physical-cards',
  routes: [
    ...designRoutes,
    ...pointsRoutes,
    ...pricesRoutes,
    route(physicalCardsApi.prices, (call) => readPrices(call)),
    route(physicalCardsApi.orders, (call) => listOrders(call)),
    route(physicalCardsApi.order, (call) => getOrder(call, call.params.id)),
    route(physicalCardsApi.create, (call) => createOrder(call, call.body)),
    route(physicalCardsApi.cancel, (call) => transitionOwn(call, call.params.id, 'cancel')),
    route(physicalCardsApi.resubmit, (call) => resubmit(call, call.params.id, call.body)),
    route(physicalCardsApi.received, (call) => transitionOwn(call, call.params.id, 'deliver')),
    route(physicalCardsApi.problem, (call) => transitionOwn(call, call.params.id, 'report_problem', call.body)),
  ],
  jobs: physicalCardsJobs,
  texts: [physicalCardsTexts, priceRulesTexts],
  extensions: [
    exportSections.with(physicalCardsExport),
    exportSections.with(designsExport),
    accountDeletionHandlers.with(forgetOwners),
    deletionEffects.with(presentDeletionEffect),
    demoCharges.with(listDemoPurchases),
    demoSeeds.with(seedDemoPhysicalCards),
    fileReferences.with(listUsedDesignFiles),
    sellers.with(physicalCardSeller),
    ledgerChecks.with((db) => findBrokenOrders(db, paymentFigures)),
  ],
  seed: { demo: seedPoints },
});
