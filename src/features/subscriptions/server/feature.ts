import { exportSections } from '#features/accounts/server/index.ts';
import { ledgerChecks, methodUses, paymentPurposes } from '#features/payments/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { subscriptionsAdminTexts } from '../admin-texts.ts';
import { subscriptionsTexts } from '../texts.ts';
import { findPlanErrors } from './checks/check-plans.ts';
import { subscriptionsExport } from './data-export.ts';
import { subscriptionsJobs } from './jobs.ts';
import { isCharged } from './renewal/due-queries.ts';
import { renewalPurpose } from './renewal/renewal-purpose.ts';
import { subscriptionsRoutes } from './routes.ts';

export const subscriptionsFeature = defineFeature({
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  jobs: subscriptionsJobs,
  texts: [subscriptionsTexts, subscriptionsAdminTexts],
  extensions: [
    exportSections.with(subscriptionsExport),
    paymentPurposes.with(renewalPurpose),
    methodUses.with(isCharged),
    ledgerChecks.with(findPlanErrors),
  ],
});
