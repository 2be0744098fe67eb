export { checkoutFeature } from './feature.ts';
export { refuseLeaving } from './pay.ts';
export { soldPackages } from './queries.ts';
export { checkoutExport } from './read.ts';
export { type Offer, type Seller, type Sold, sellers } from './sellers.ts';
