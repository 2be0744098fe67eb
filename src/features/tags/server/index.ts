export { forgetTagOwners, tagsExport } from './data-export.ts';
export { demoOrderIds } from './demo-texts.ts';
export { tagsFeature } from './feature.ts';
export { historyOf } from './history.ts';
export { composeOffer as composeTagOffer } from './jobs.ts';
export { makeTags, markWritten, retireTags } from './make.ts';
export {
  findTag,
  listOwned as listOwnTags,
  listTagsOfBatch,
  listTagsOfOrders,
  searchTags,
  type TagRow,
  tagsSource,
} from './queries.ts';
export { createTaps } from './taps/taps.ts';
