export { auditFeature, auditRoutes } from './feature.ts';
