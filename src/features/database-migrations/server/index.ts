export { databaseMigrationsRoutes } from './routes.ts';
