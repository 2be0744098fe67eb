import { takePart } from './hooks.ts';

export { fulfilPackage } from './fulfil.ts';
export { subscriptionsJobs } from './jobs.ts';
export type { PackageDetails, PackageQuote } from './package-quote.ts';
export { quotePackage } from './quote.ts';
export { findStanding } from './read.ts';
export { renewDue } from './renew.ts';
export { subscriptionsRoutes } from './routes.ts';
export { subscriptionsExport } from './takeaway.ts';

takePart();
