export { checkoutExport } from './data-export.ts';
export { checkoutFeature } from './feature.ts';
export { type Offer, type Seller, type Sold, sellers } from './sellers.ts';
