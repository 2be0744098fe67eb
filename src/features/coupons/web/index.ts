/** Admin pages, loaded on demand. */
export const loadCouponsPage = async () => ({ Page: (await import('./admin/coupons-page.tsx')).CouponsPage });
export const loadCouponPage = async () => ({ Page: (await import('./admin/coupon-page.tsx')).CouponPage });
