import { accountDeletionHandlers, exportSections } from '#features/accounts/server/index.ts';
import { sellers } from '#features/checkout/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { ledgerChecks } from '#features/payments/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { physicalCardsTexts } from '../texts.ts';
import { findBrokenOrders } from './check-queries.ts';
import { designsExport, forgetPhysicalCardOwners, physicalCardsExport } from './data-export.ts';
import { listUsedDesignFiles } from './designs/designs.ts';
import { physicalCardsJobs } from './jobs.ts';
import { physicalCardsRoutes } from './routes.ts';
import { physicalCardSeller } from './seller.ts';

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
    ledgerChecks.with(findBrokenOrders),
  ],
});
