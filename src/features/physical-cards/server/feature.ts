import { accountDeletionHandlers, exportParts } from '#features/accounts/server/index.ts';
import { sellers } from '#features/checkout/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { bookChecks } from '#features/payments/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { physicalCardsTexts } from '../texts.ts';
import { brokenCards } from './check-queries.ts';
import { cardDesignsExport, forgetCardOwners, physicalCardsExport } from './data-export.ts';
import { keepDesignFiles } from './designs.ts';
import { physicalCardsJobs } from './jobs.ts';
import { physicalCardsRoutes } from './routes.ts';
import { cardSeller } from './seller.ts';

export const physicalCardsFeature = defineFeature({
  name: 'physical-cards',
  routes: physicalCardsRoutes,
  jobs: physicalCardsJobs,
  texts: [physicalCardsTexts],
  extensions: [
    exportParts.with(physicalCardsExport),
    exportParts.with(cardDesignsExport),
    accountDeletionHandlers.with(forgetCardOwners),
    fileReferences.with(keepDesignFiles),
    sellers.with(cardSeller),
    bookChecks.with(brokenCards),
  ],
});
