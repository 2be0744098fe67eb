export { forgetTagOwners, tagsExport } from './data-export.ts';
export { tagsFeature } from './feature.ts';
export { historyOf } from './history.ts';
export { composeOffer as composeTagOffer } from './jobs.ts';
export { makeTags, markWritten, retireTags } from './make.ts';
export { findTag, listTagsOfBatch, listTagsOfOrders, type TagRow, tagsSource } from './queries.ts';
export { createTaps } from './taps/taps.ts';
