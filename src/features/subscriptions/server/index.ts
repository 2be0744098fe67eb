export { findDemoSubscription } from './demo.ts';
export { subscriptionsFeature } from './feature.ts';
export { migrateSubscription } from './migration/migrate.ts';
export { customersOfMonths, type MonthMoves, movesByMonth, packageAt } from './move-queries.ts';
export { countPastDue, listLiveOf, lockLive, ownersWith, type SubscriptionRow, trialConversion } from './queries.ts';
export { type PackageDetails, type PackageQuote, quotePackage } from './quote.ts';
export { findPlanStatus, subscriptionsExport } from './read.ts';
export { fulfilPackage } from './renewal/fulfil.ts';
export { renewDue } from './renewal/renew.ts';
