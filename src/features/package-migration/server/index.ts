export { packageMigrationJobs } from './jobs.ts';
export { packageMigrationRoutes } from './routes.ts';
