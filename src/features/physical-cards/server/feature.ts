import { accountDeletionHandlers, exportSections } from '#features/accounts/server/index.ts';
import { sellers } from '#features/checkout/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { ledgerChecks, paymentFigures } from '#features/payments/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { physicalCardsApi } from '../contract.ts';
import { physicalCardsTexts } from '../texts.ts';
import { resubmit, transitionOwn } from './change.ts';
import { findBrokenOrders } from './check-queries.ts';
import { createOrder } from './create.ts';
import { designsExport, forgetPhysicalCardOwners, physicalCardsExport } from './data-export.ts';
import { designRoutes, listUsedDesignFiles } from './designs/designs.ts';
import { physicalCardsJobs } from './jobs.ts';
import { getOrder, listOrders, readPrices } from './read.ts';
import { physicalCardSeller } from './seller.ts';

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

export const physicalCardsFeature = defineFeature({
  name: 'physical-cards',
  routes: physicalCardsRoutes,
  jobs: physicalCardsJobs,
  texts: [physicalCardsTexts],
  extensions: [
    exportSections.with(physicalCardsExport),
    exportSections.with(designsExport),
    accountDeletionHandlers.with(forgetPhysicalCardOwners),
    fileReferences.with(listUsedDesignFiles),
    sellers.with(physicalCardSeller),
    ledgerChecks.with((db) => findBrokenOrders(db, paymentFigures)),
  ],
});
