export { supportExport } from './data-export.ts';
export { supportFeature } from './feature.ts';
export { countOpenConversations } from './queries.ts';
