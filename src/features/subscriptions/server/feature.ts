import { exportSections } from '#features/accounts/server/index.ts';
import { ledgerChecks, methodUses, paymentPurposes } from '#features/payments/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { subscriptionsAdminTexts } from '../admin-texts.ts';
import { subscriptionsApi } from '../contract.ts';
import { subscriptionsTexts } from '../texts.ts';
import { adminSubscriptionsRoutes } from './admin/admin.ts';
import { cancelSubscription, resumeSubscription, scheduleChange, setMethod } from './change.ts';
import { findPlanErrors } from './checks/check-plans.ts';
import { subscriptionsExport } from './data-export.ts';
import { subscriptionsJobs } from './jobs.ts';
import { getSubscription } from './read.ts';
import { isCharged } from './renewal/due-queries.ts';
import { renewalPurpose } from './renewal/renew.ts';

export const subscriptionsRoutes: Route[] = [
  route(subscriptionsApi.get, (call) => getSubscription(call)),
  route(subscriptionsApi.cancel, (call) => cancelSubscription(call)),
  route(subscriptionsApi.resume, (call) => resumeSubscription(call)),
  route(subscriptionsApi.schedule, (call) => scheduleChange(call, call.body)),
  route(subscriptionsApi.setMethod, (call) => setMethod(call, call.body.methodId)),
  ...adminSubscriptionsRoutes,
];

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
