import { exportParts } from '#features/accounts/server/index.ts';
import { bookChecks, methodUses, paymentPurposes } from '#features/payments/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { subscriptionsAdminTexts } from '../admin-texts.ts';
import { subscriptionsTexts } from '../texts.ts';
import { brokenPlans } from './check-plans.ts';
import { subscriptionsExport } from './data-export.ts';
import { isCharged } from './due-queries.ts';
import { subscriptionsJobs } from './jobs.ts';
import { renewalPurpose } from './renewal-purpose.ts';
import { subscriptionsRoutes } from './routes.ts';

export const subscriptionsFeature = defineFeature({
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  jobs: subscriptionsJobs,
  texts: [subscriptionsTexts, subscriptionsAdminTexts],
  extensions: [
    exportParts.with(subscriptionsExport),
    paymentPurposes.with(renewalPurpose),
    methodUses.with(isCharged),
    bookChecks.with(brokenPlans),
  ],
});
