import { auditTargetNames } from '#features/audit/server/index.ts';
import { ledgerChecks } from '#features/payments/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { couponsAdminTexts } from '../admin-texts.ts';
import { couponsTexts } from '../texts.ts';
import { couponsRoutes } from './admin.ts';
import { codesOfCoupons, findCouponErrors } from './queries.ts';

export const couponsFeature = defineFeature({
  name: 'coupons',
  routes: couponsRoutes,
  texts: [couponsTexts, couponsAdminTexts],
  extensions: [auditTargetNames.with({ kind: 'coupon', find: codesOfCoupons }), ledgerChecks.with(findCouponErrors)],
});
