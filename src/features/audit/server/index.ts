export { auditFeature } from './feature.ts';
export { auditRoutes } from './routes.ts';
