export { auditFeature, auditRoutes } from './feature.ts';
export { listEntries } from './queries.ts';
export { auditTargetNames } from './target-names.ts';
