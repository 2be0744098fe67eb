export { checkoutJobs } from './jobs.ts';
export { checkoutRoutes } from './routes.ts';
export { registerSeller } from './sellers.ts';
export { checkoutExport } from './takeaway.ts';
