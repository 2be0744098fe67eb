export { checkoutExport } from './data-export.ts';
export { checkoutFeature } from './feature.ts';
export type { Offer, Seller, Sold } from './seller.ts';
export { sellers } from './sellers.ts';
