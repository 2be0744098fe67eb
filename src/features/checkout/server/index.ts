export { checkoutExport } from './data-export.ts';
export { checkoutJobs } from './jobs.ts';
export { checkoutRoutes } from './routes.ts';
export type { Offer, Seller, Sold } from './seller.ts';
export { registerSeller } from './sellers.ts';
