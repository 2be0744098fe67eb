export { forgetTagOwners, tagsExport } from './data-export.ts';
export { historyOf } from './history.ts';
export { tagsJobs } from './jobs.ts';
export { makeTags, markWritten, retireTags } from './make.ts';
export { findTag, listTagsOfBatch, listTagsOfOrders, searchTags, type TagRow } from './queries.ts';
export { tagsRoutes } from './routes.ts';
export { createTaps } from './taps.ts';
