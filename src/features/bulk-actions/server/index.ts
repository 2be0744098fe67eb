export { bulkActionsFeature } from './feature.ts';
