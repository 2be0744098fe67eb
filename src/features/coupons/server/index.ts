export { couponsFeature } from './feature.ts';
export { searchCoupons } from './queries.ts';
export { type AppliedCoupon, applyCoupon, reserveCoupon, settleCoupon } from './redeem.ts';
