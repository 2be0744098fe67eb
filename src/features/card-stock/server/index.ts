export { cardStockFeature } from './feature.ts';
export { countLowStock } from './queries.ts';
