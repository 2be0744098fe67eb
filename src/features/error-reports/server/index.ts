export { errorReportsJobs } from './jobs.ts';
export { errorReportsRoutes } from './routes.ts';
