export { countOpenErrors } from './admin-queries.ts';
export { createFaultKeeper } from './faults.ts';
export { errorReportsJobs } from './jobs.ts';
export { errorReportsRoutes } from './routes.ts';
export { readSourceMapsFrom } from './source-maps.ts';
