export { physicalCardsFeature } from './feature.ts';
export { presentOrders as presentForWorkshop } from './present.ts';
export { findOrder, type PhysicalOrderRow } from './queries.ts';
export { listInProgress, stepsOf } from './read.ts';
export { countByState, countSomeByState, ordersSource } from './search-queries.ts';
export { composeOrderMail } from './transitions/order-mail.ts';
export { transitionOrder } from './transitions/transition.ts';
