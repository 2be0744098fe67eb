export { cardDesignsExport, forgetCardOwners, physicalCardsExport } from './data-export.ts';
export { keepDesignFiles } from './designs.ts';
export { physicalCardsFeature } from './feature.ts';
export { moveOrder } from './move.ts';
export { presentForWorkshop } from './present.ts';
export { findOrder, type PhysicalOrderRow } from './queries.ts';
export { stepsOf } from './read.ts';
export { countByState, countOrders, countSomeByState, searchOrders } from './search-queries.ts';
export { listUnderWay } from './under-way-queries.ts';
