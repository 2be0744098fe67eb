export { physicalCardsFeature } from './feature.ts';
export { leadTimes, soldCards } from './lead-time-queries.ts';
export { presentOrders as presentForWorkshop, presentStep } from './present.ts';
export { findOrder, listSteps, type PhysicalOrderRow } from './queries.ts';
export { listInProgress } from './read.ts';
export {
  countByState,
  countLate,
  countReserved,
  countSomeByState,
  listStepsOfOwner,
  ordersSource,
  searchOrders,
} from './search-queries.ts';
export { composeOrderMail } from './transitions/order-mail.ts';
export {
  changedFields,
  correctAddress,
  correctTracking,
  productionStarts,
  type Shipment,
  type StartedProduction,
  transitionOrder,
} from './transitions/transition.ts';
