import { z } from 'zod';
import {
  deletionEffects,
  demoSeeds,
  exportSections,
  paidPeriods,
  timelineSources,
} from '#features/accounts/server/index.ts';
import { demoCharges } from '#features/invoices/server/index.ts';
import { ledgerChecks, methodUses, paymentPurposes } from '#features/payments/server/index.ts';
import { route } from '#server-kit/http/route.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { subscriptionsAdminTexts } from '../admin-texts.ts';
import { subscriptionsApi } from '../contract.ts';
import { subscriptionsTexts } from '../texts.ts';
import { adminSubscriptionsRoutes } from './admin/admin.ts';
import { cancelSubscription, resumeSubscription, scheduleChange, setMethod, stopRenewal } from './change.ts';
import { findPlanErrors } from './checks/check-plans.ts';
import { listDemoMonths, seedDemoRenewal } from './demo.ts';
import { getSubscription, presentDeletionEffect, readPaidPeriods, subscriptionsExport } from './read.ts';
import { isCharged } from './renewal/due-queries.ts';
import { endOver, noticeRenewals, renewalPurpose, renewDue } from './renewal/renew.ts';
import { subscriptionsTimeline } from './timeline-queries.ts';

const payload = z.unknown();

export const subscriptionsJobs = [
  job({ name: 'renew-subscriptions', payload, cron: '*/5 * * * *', work: (services: Services) => renewDue(services) }),
  job({ name: 'end-subscriptions', payload, cron: '*/5 * * * *', work: (services: Services) => endOver(services) }),
  job({ name: 'notice-renewals', payload, cron: '20 * * * *', work: (services: Services) => noticeRenewals(services) }),
];

export const subscriptionsFeature = defineFeature({
  name: 'subscriptions',
  routes: [
    route(subscriptionsApi.get, (call) => getSubscription(call)),
    route(subscriptionsApi.cancel, (call) => cancelSubscription(call)),
    route(subscriptionsApi.resume, (call) => resumeSubscription(call)),
    route(subscriptionsApi.stopRenewal, (call) => stopRenewal(call)),
    route(subscriptionsApi.schedule, (call) => scheduleChange(call, call.body)),
    route(subscriptionsApi.setMethod, (call) => setMethod(call, call.body.methodId)),
    ...adminSubscriptionsRoutes,
  ],
  jobs: subscriptionsJobs,
  texts: [subscriptionsTexts, subscriptionsAdminTexts],
  extensions: [
    demoCharges.with(listDemoMonths),
    demoSeeds.with(seedDemoRenewal),
    exportSections.with(subscriptionsExport),
    timelineSources.with(subscriptionsTimeline),
    deletionEffects.with(presentDeletionEffect),
    paidPeriods.with(readPaidPeriods),
    paymentPurposes.with(renewalPurpose),
    methodUses.with(isCharged),
    ledgerChecks.with(findPlanErrors),
  ],
});
