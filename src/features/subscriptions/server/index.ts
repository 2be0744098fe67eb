import { takePart } from './hooks.ts';

export { subscriptionsTableTexts } from './admin-texts.ts';
export { subscriptionsExport } from './data-export.ts';
export { fulfilPackage } from './fulfil.ts';
export { subscriptionsJobs } from './jobs.ts';
export { moveSubscription } from './move.ts';
export { listLiveOf, ownersWith } from './move-queries.ts';
export type { PackageDetails, PackageQuote } from './package-quote.ts';
export { lockLive, type SubscriptionRow } from './queries.ts';
export { quotePackage } from './quote.ts';
export { findPlanStatus } from './read.ts';
export { renewDue } from './renew.ts';
export { subscriptionsRoutes } from './routes.ts';
export { trialConversion } from './trial-queries.ts';

takePart();
